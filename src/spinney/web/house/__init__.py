"""What whoever runs a house has decided: kept in the database, enforced by every server within seconds."""

"""The games of a run on a Ray cluster: the same batches, and so the same results, as on one machine.

A worker that dies takes a batch with it, and Ray plays that batch again elsewhere; results are handed out in
game order whoever played them.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.lab.errors import MissingExtra, WorkerDied
from spinney.lab.simulation.batch import Batch, play_batch
from spinney.lab.simulation.processes import RemoteTrace
from spinney.lab.simulation.run import Run

BATCH: Final = 20  # games in a task
AHEAD: Final = 3  # tasks under way for each processor of the cluster
RETRIES: Final = 5  # of a task whose worker died


def connected(address: str | None) -> Any:
    """Ray, connected to a cluster, or to one that is started on this machine."""
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("a Ray cluster needs ray: pip install 'spinney[ray]'") from error
    if not ray.is_initialized():
        try:
            ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise WorkerDied(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from error
    return ray


def play_on_ray(run: Run, numbers: range, address: str | None = None) -> Generator[Batch]:
    """Play these games; their results come in order, a batch at a time. Close it to stop early."""
    ray = connected(address)
    task = ray.remote(max_retries=RETRIES)(play_batch)
    shared = ray.put(run)
    width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    left = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    under_way: list[Any] = []
    try:
        while left or under_way:
            while left and len(under_way) < width:
                under_way.append(task.remote(shared, left.pop(0)))
            batch = fetched(ray, under_way.pop(0))
            yield batch
            if batch.error is not None:
                raise batch.error from RemoteTrace(batch.trace)
    finally:
        for waiting in under_way:
            ray.cancel(waiting, force=True)


def fetched(ray: Any, waiting: Any) -> Batch:
    """A batch from the Ray cluster, or an error that says that it was lost."""
    try:
        batch: Batch = ray.get(waiting)
    except ray.exceptions.RayError as error:
        raise WorkerDied(f"the Ray cluster lost a batch: {str(error).splitlines()[0]}") from error
    return batch

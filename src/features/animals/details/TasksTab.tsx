import { RecordTasks } from '#features/tasks/index.ts';
import type { Animal } from '#domain/animals/animal.ts';

/** The tasks of an animal of the establishment. */
export function TasksTab({
  animal: { zooId, animalId },
  sectorId,
}: {
  readonly animal: Animal;
  readonly sectorId: string | null;
}) {
  return <RecordTasks record={{ zooId, animalId }} sectorId={sectorId} />;
}

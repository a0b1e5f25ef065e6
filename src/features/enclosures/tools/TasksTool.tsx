import { RecordTasks } from '#features/tasks/index.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';

/** The tasks of an enclosure. */
export function TasksTool({ enclosure: { zooId, enclosureId, linkedSectorId } }: { readonly enclosure: Enclosure }) {
  return <RecordTasks record={{ zooId, enclosureId }} sectorId={linkedSectorId} />;
}

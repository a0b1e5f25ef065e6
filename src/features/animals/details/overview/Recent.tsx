import type { Animal } from '#domain/animals/animal.ts';
import { LastEvents } from './LastEvents.tsx';
import { OpenTasks } from './OpenTasks.tsx';

/** The open tasks of an animal, and its latest events. */
export function Recent({ animal, sectorId }: { readonly animal: Animal; readonly sectorId: string | null }) {
  return (
    <>
      <OpenTasks animal={animal} sectorId={sectorId} />
      <LastEvents animal={animal} />
    </>
  );
}

import type { ScanRecord } from '#domain/observation-sessions/session.ts';

/** Returns the next animal after one that is still to be recorded, from the beginning again at the end; the same one when none is. */
export function nextAnimal(records: readonly Pick<ScanRecord, 'animalId' | 'sighting'>[], animalId: string): string {
  const at = records.findIndex((record) => record.animalId === animalId);
  const after = [...records.slice(at + 1), ...records.slice(0, at)];
  return after.find(({ sighting }) => sighting === 'not_done')?.animalId ?? animalId;
}

/** Returns the animal beside another, `by` places on; the same one at the ends. */
export function animalBeside(records: readonly Pick<ScanRecord, 'animalId'>[], animalId: string, by: number): string {
  const at = records.findIndex((record) => record.animalId === animalId);
  return records[at + by]?.animalId ?? animalId;
}

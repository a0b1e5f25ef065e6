import type { Firestore } from 'firebase-admin/firestore';
import type { SyncData } from '../../../src/domain/reference/sync-answer.ts';
import { type SpeciesChange, speciesChanges } from '../../../src/domain/taxonomy/species-changes.ts';
import { speciesFromStored } from '../../../src/domain/taxonomy/stored-taxa.ts';
import type { SpeciesLog } from '../../../src/domain/taxonomy/taxonomy.ts';
import { now } from '../common/clock.ts';
import type { Caller } from '../common/guard.ts';
import { withTimestamps } from '../common/stored.ts';
import { SPECIES, speciesLogPath } from '../taxonomy/taxonomy-paths.ts';

/** Log entries of one commit. */
const PAGE_SIZE = 400;

/** The changes that another environment makes to a species that exists here. */
export type Synchronised = { readonly specieId: string; readonly changes: readonly SpeciesChange[] };

/** Returns the changes that copying these data will make to species that exist here; unchanged species are left out. */
export async function changesOf(database: Firestore, { species, families }: SyncData): Promise<Synchronised[]> {
  if (species.length === 0) return [];
  const latinNames = new Map(families.map((family) => [family.familyId, family.familyLatinName]));
  const stored = await database.getAll(...species.map(({ specieId }) => database.collection(SPECIES).doc(specieId)));
  return species.flatMap((row, place) => {
    const document = stored[place];
    if (document === undefined || !document.exists) return [];
    const before = speciesFromStored(row.specieId, document.data());
    const after = speciesFromStored(row.specieId, { ...document.data(), ...row });
    const changes = speciesChanges(before, after, (id) => latinNames.get(id) ?? id);
    return changes.length === 0 ? [] : [{ specieId: row.specieId, changes }];
  });
}

/** Records the copied changes in the log of each species. */
export async function recordSynchronised(
  database: Firestore,
  changed: readonly Synchronised[],
  { userId, user }: Caller,
): Promise<void> {
  const atUnix = now();
  for (let first = 0; first < changed.length; first += PAGE_SIZE) {
    const batch = database.batch();
    for (const { specieId, changes } of changed.slice(first, first + PAGE_SIZE)) {
      const logId = String(atUnix);
      const byName = `${user.userFirstname} ${user.userLastname}`.trim();
      const log: SpeciesLog = { logId, atUnix, by: userId, byName, action: 'synchronised', changes: [...changes] };
      batch.set(database.doc(speciesLogPath(specieId, logId)), withTimestamps(log));
    }
    await batch.commit();
  }
}

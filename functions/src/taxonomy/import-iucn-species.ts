import { importIucnSpeciesContract } from '../../../src/domain/callables/taxonomy.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { iucnKeys } from '../../../src/domain/taxonomy/iucn-keys.ts';
import { type IucnRow, isIucnRow } from '../../../src/domain/taxonomy/iucn-row.ts';
import { iucnSpeciesSchema } from '../../../src/domain/taxonomy/taxonomy.ts';
import { catalogueCallable } from './reference-editor.ts';
import { database } from '../common/firebase.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { IUCN_SPECIES } from './taxonomy-paths.ts';

/**
 * Writes lines of an IUCN list, all of one call or none, and answers how many differ from the stored ones.
 * @source src/domain/callables/taxonomy.ts; routes, "/IUCNSpeciesSearch"
 */
export const importIucnSpecies = catalogueCallable(importIucnSpeciesContract, {
  handle: importRows,
});

async function importRows({ rows }: { rows: IucnRow[] }): Promise<{ written: number } | Refusal> {
  const isRepeated = new Set(rows.map(({ iucnId }) => iucnId)).size < rows.length;
  if (isRepeated || !rows.every(isIucnRow)) return refuse('generic/invalid-input', 'rows');
  return { written: await writeRows(rows) };
}

async function writeRows(rows: readonly IucnRow[]): Promise<number> {
  const list = database().collection(IUCN_SPECIES);
  const stored = await database().getAll(...rows.map(({ iucnId }) => list.doc(iucnId)));
  const batch = database().batch();
  let written = 0;
  for (const [place, row] of rows.entries()) {
    const species = { ...row, ...iucnKeys(row) };
    const before = iucnSpeciesSchema.safeParse(stored[place]?.data());
    if (before.success && isSameValue(before.data, species)) continue;
    batch.set(list.doc(row.iucnId), species);
    written += 1;
  }
  if (written > 0) await batch.commit();
  return written;
}

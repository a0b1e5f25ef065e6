import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { registerPartSchema } from '../../../src/domain/animals/register.ts';
import { speciesFromStored } from '../../../src/domain/taxonomy/stored-taxa.ts';
import type { Species } from '../../../src/domain/taxonomy/taxonomy.ts';
import { SPECIES } from './taxonomy-paths.ts';

/** Animals of one step; each may stand in a register part of its own, of 100 KB. */
const PAGE_SIZE = 50;

/**
 * Gives every animal of a species its present names, in the register of its establishment as in its own document.
 * Events may come twice or in another order: the names are read in the same step that writes them, so the last ones
 * stay.
 */
export async function carrySpeciesNames(database: Firestore, specieId: string): Promise<void> {
  const animals = database.collection('animals').where('specieId', '==', specieId).orderBy(FieldPath.documentId());
  let last: string | null = null;
  do last = await carryToPage(database, specieId, last === null ? animals : animals.startAfter(last));
  while (last !== null);
}

/** Writes the names to one page of animals and returns the id of the last of them, or null when none follows. */
async function carryToPage(database: Firestore, specieId: string, animals: Query): Promise<string | null> {
  return database.runTransaction(async (transaction) => {
    const document = await transaction.get(database.collection(SPECIES).doc(specieId));
    if (!document.exists) return null;
    const { specieName, specieLatinName } = speciesFromStored(document.id, document.data());
    const { docs } = await transaction.get(animals.limit(PAGE_SIZE));
    const byPart = Map.groupBy(docs, (animal) => registerPathOf(animal) ?? '');
    const paths = [...byPart.keys()].filter((path) => path !== '');
    const parts = paths.length === 0 ? [] : await transaction.getAll(...paths.map((path) => database.doc(path)));
    for (const animal of docs)
      if (!isNamed(animal.data(), { specieName, specieLatinName }))
        transaction.update(animal.ref, { specieName, specieLatinName });
    for (const part of parts) {
      const { entries } = registerPartSchema.parse({
        part: part.id,
        zooId: '-',
        count: 0,
        entries: {},
        ...part.data(),
      });
      const stale = (byPart.get(part.ref.path) ?? []).filter(({ id }) => {
        const entry = entries[id];
        return entry !== undefined && !isNamed(entry, { specieName, specieLatinName });
      });
      for (const { id } of stale)
        transaction.update(
          part.ref,
          new FieldPath('entries', id, 'specieName'),
          specieName,
          new FieldPath('entries', id, 'specieLatinName'),
          specieLatinName,
        );
    }
    return docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null);
  });
}

/** Returns the path of an animal's part of the register; null for an animal that is in no part. */
function registerPathOf(animal: QueryDocumentSnapshot): string | null {
  const [zooId, part] = [animal.get('zooId') as unknown, animal.get('registerPart') as unknown];
  return typeof zooId === 'string' && typeof part === 'string' ? `zoo/${zooId}/animalRegister/${part}` : null;
}

function isNamed(
  animal: Readonly<Record<string, unknown>>,
  { specieName, specieLatinName }: Pick<Species, 'specieName' | 'specieLatinName'>,
): boolean {
  return animal['specieName'] === specieName && animal['specieLatinName'] === specieLatinName;
}

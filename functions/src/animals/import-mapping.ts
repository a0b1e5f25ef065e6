import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { ImportMapping } from '../../../src/domain/animal-import/import-mapping.ts';
import { database } from '../common/firebase.ts';
import { animalMappingPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** The longest mapping, in characters: well below the limit of a document. */
const LONGEST = 300_000;

/**
 * Returns the refusal of a mapping that cannot be kept, or null: it is too large, or has a name that no field of a
 * document can have.
 */
export function refusalOfMapping(mapping: ImportMapping | undefined): Refusal | null {
  if (mapping === undefined) return null;
  const names = [
    ...Object.keys(mapping.columns),
    ...Object.keys(mapping.values),
    ...Object.values(mapping.values).flatMap((values) => Object.keys(values)),
  ];
  const isFine = names.every((name) => name !== '' && !/^__.*__$/.test(name));
  return isFine && JSON.stringify(mapping).length <= LONGEST ? null : refuse('generic/invalid-input', 'mapping');
}

/**
 * Returns a function that keeps a mapping for the establishment's next file; it writes nothing when that mapping is
 * kept already.
 */
export async function keptMapping(
  transaction: Transaction,
  zooId: string,
  mapping: ImportMapping | undefined,
): Promise<() => void> {
  if (mapping === undefined) return () => undefined;
  const document = await transaction.get(database().doc(animalMappingPath(zooId)));
  if (isDeepStrictEqual(document.data(), { ...mapping })) return () => undefined;
  return () => transaction.set(document.ref, mapping);
}

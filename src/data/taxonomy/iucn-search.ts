import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { searchKeys } from '#domain/taxonomy/iucn-keys.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { toAppError } from '../firebase/failure.ts';
import { reportBadDocument } from '../firebase/watch-document.ts';
import { iucnSpeciesFromDocument } from './taxonomy.converter.ts';
import { IUCN_PAGE, type IucnPage, type IucnQuestion } from './taxonomy-lists.ts';

/** The most rounds of a search for several words, which reads on until the page is full. */
const MAX_ROUNDS = 4;

/**
 * Returns a page of the species whose Latin or common names have words with these beginnings, by Latin name; empty
 * while no word has three letters. The query finds species by the longest word, and the other words filter its result.
 */
export async function searchIucn(database: Firestore, { search, after }: IucnQuestion): Promise<Result<IucnPage>> {
  const [key, ...others] = searchKeys(search);
  if (key === undefined) return ok({ species: [], next: null });
  const list = query(
    collection(database, 'iucnSpecies'),
    where('nameKeys', 'array-contains', key),
    orderBy('latinKey'),
    limit(IUCN_PAGE),
  );
  const readOn = async (page: IucnPage, roundsLeft: number): Promise<IucnPage> => {
    const { docs } = await getDocs(page.next === null ? list : query(list, startAfter(page.next)));
    const found = docs.flatMap(speciesOf).filter(({ nameKeys }) => others.every((word) => nameKeys.includes(word)));
    const last = docs.at(-1)?.get('latinKey') as string | undefined;
    const isEnd = docs.length < IUCN_PAGE || last === undefined;
    const read = { species: [...page.species, ...found], next: isEnd ? null : last };
    const isFull = read.next === null || read.species.length >= IUCN_PAGE || roundsLeft === 0;
    return isFull ? read : readOn(read, roundsLeft - 1);
  };
  try {
    return ok(await readOn({ species: [], next: after }, MAX_ROUNDS - 1));
  } catch (error) {
    return fail(toAppError(error, 'data/iucnSpecies'));
  }
}

function speciesOf(document: QueryDocumentSnapshot): IucnSpecies[] {
  const read = iucnSpeciesFromDocument(document.id, document.data());
  if (read.ok) return [read.value];
  reportBadDocument('iucnSpecies', document.id, read.error);
  return [];
}

/** Returns one species of the list; 'taxon/not-found' when there is none of that id. */
export async function readIucnSpecies(database: Firestore, iucnId: string): Promise<Result<IucnSpecies>> {
  try {
    const document = await getDoc(doc(database, 'iucnSpecies', iucnId));
    const data = document.data();
    return data === undefined ? fail(appError('taxon/not-found')) : iucnSpeciesFromDocument(document.id, data);
  } catch (error) {
    return fail(toAppError(error, 'data/iucnSpecies'));
  }
}

import { hasEveryWord } from '../text/folded.ts';
import type { Establishment } from './establishment.ts';

type Person = { readonly userId: string; readonly zooId: string; readonly akongoStaff: boolean };

/**
 * Returns whether the person may enter the establishment: their own, one whose access list names them, any for the
 * provider's staff.
 * @source permissions, "Establishment"
 */
export function mayEnter(person: Person, establishment: Pick<Establishment, 'zooId' | 'staffAccess'>): boolean {
  return (
    person.akongoStaff || person.zooId === establishment.zooId || establishment.staffAccess.includes(person.userId)
  );
}

/** Returns establishments in the order of a list: by name as the language sorts, each once. */
export function inOrderOfName<T extends Pick<Establishment, 'zooId' | 'zooName'>>(
  establishments: readonly T[],
  language: string,
): T[] {
  const byId = new Map(establishments.map((one) => [one.zooId, one]));
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -1 : 1));
}

/**
 * Returns whether a name or code holds every word of the search, without regard to case and accents; an empty search
 * matches all.
 */
export function namesEstablishment(search: string, ...texts: readonly (string | null)[]): boolean {
  return hasEveryWord(texts.filter((one) => one !== null).join(' '), search);
}

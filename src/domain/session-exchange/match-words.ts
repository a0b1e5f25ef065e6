import { foldedName } from '../text/folded.ts';
import { appError } from '../errors/app-error.ts';
import type { ExchangeFault, WordKind, WordUse } from './exchange-reading.ts';

/** A thing of the establishment with the names by which a file may tell it. */
export type KnownThing = { readonly id: string; readonly names: readonly string[] };
/** The things that the sessions of a campaign may name, by kind. */
export type KnownThings = Readonly<Record<WordKind, readonly KnownThing[]>>;

/** The ids that names of a file mean, by `wordKey`, and the names that nobody knows. */
export type MatchedWords = {
  readonly ids: ReadonlyMap<string, string>;
  readonly unknown: readonly WordUse[];
  readonly faults: readonly ExchangeFault[];
};

/**
 * Returns the key of a name among the names of a file. Each spelling has its own: two animals may differ by a capital
 * letter alone.
 */
export function wordKey(kind: WordKind, word: string): string {
  return `${kind} ${word.trim()}`;
}

/**
 * Returns which things the names of a file mean: what was matched by hand before (`kept`, ids by `wordKey`), then the same
 * name, then the same name without regard to case and accents. A name that two things have is unknown, never guessed;
 * neither is a kept thing that is gone.
 */
export function matchWords(
  words: readonly WordUse[],
  things: KnownThings,
  kept: Readonly<Record<string, string>> = {},
): MatchedWords {
  const ids = new Map<string, string>();
  const unknown = words.filter(({ kind, word }) => {
    const key = wordKey(kind, word);
    const id = things[kind].find((thing) => thing.id === kept[key])?.id ?? meantBy(word, things[kind]);
    if (id !== null) ids.set(key, id);
    return id === null;
  });
  const faults = unknown.map(({ line, column, word }) => ({
    ...{ line, column },
    error: appError('exchange/word-unknown', { value: word }),
  }));
  return { ids, unknown, faults };
}

/** Returns the one thing that a name means, the very name before one that is alike; null for none and for several. */
export function meantBy(word: string, things: readonly KnownThing[]): string | null {
  const exact = things.filter(({ names }) => names.includes(word));
  const alike = things.filter(({ names }) => names.some((name) => foldedName(name) === foldedName(word)));
  const found = exact.length > 0 ? exact : alike;
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

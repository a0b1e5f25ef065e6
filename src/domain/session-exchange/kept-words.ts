import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { WORD_KINDS, type WordKind } from './exchange-reading.ts';
import { wordKey } from './match-words.ts';

/** The most names of one kind that an establishment keeps; beyond it, those that were matched longest ago are forgotten. */
export const MAX_KEPT_WORDS = 500;

const keptWordSchema = z.object({ word: z.string(), id: z.string() });
export type KeptWord = z.infer<typeof keptWordSchema>;

/**
 * The names of one kind in files of sessions that people matched by hand, the latest last, as stored in
 * `zoo/{zooId}/sessionWords/{kind}`: the next file of the same observer needs no matching again.
 */
export const keptWordsSchema = z.object({
  kind: field.ownId(),
  words: field.entries(keptWordSchema, MAX_KEPT_WORDS),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type KeptWords = z.infer<typeof keptWordsSchema>;

/** A name of a file with the meaning that it gets; null forgets it. */
export type GivenWord = { readonly word: string; readonly id: string | null };

/** Returns the kept names after some were matched or forgotten: the latest last, at most MAX_KEPT_WORDS. */
export function withKeptWords(known: readonly KeptWord[], given: readonly GivenWord[]): readonly KeptWord[] {
  const latest = new Map(given.map(({ word, id }) => [word, id]));
  const others = known.filter(({ word }) => !latest.has(word));
  const matched = [...latest].flatMap(([word, id]) => (id === null ? [] : [{ word, id }]));
  return [...others, ...matched].slice(-MAX_KEPT_WORDS);
}

/** Returns the ids that kept names mean, by `wordKey`; those of a kind that is not known are left out. */
export function keptMatches(kept: readonly Pick<KeptWords, 'kind' | 'words'>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    WORD_KINDS.flatMap((kind) =>
      kept
        .filter((one) => one.kind === kind)
        .flatMap(({ words }) => words.map(({ word, id }) => [wordKey(kind, word), id])),
    ),
  );
}

/** The longest id that is kept. */
const KEPT_ID_LENGTH = 128;

/**
 * Returns the matches of a file that are worth keeping: made by hand, in use, and not kept already. A name that the file does
 * not say has no meaning beyond it.
 */
export function wordsToKeep(
  words: readonly { readonly kind: WordKind; readonly word: string }[],
  chosen: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
  ids: ReadonlyMap<string, string>,
): readonly { readonly kind: WordKind; readonly word: string; readonly id: string }[] {
  return words.flatMap(({ kind, word: said }) => {
    const word = said.trim();
    const key = wordKey(kind, word);
    const id = ids.get(key);
    const isWorth = id !== undefined && word !== '' && id.length <= KEPT_ID_LENGTH && chosen[key] === id;
    return isWorth && kept[key] !== id ? [{ kind, word, id }] : [];
  });
}

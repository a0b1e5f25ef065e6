/** A record that can be found: its name, further searched texts, and its address. */
export type Candidate = {
  readonly id: string;
  readonly label: string;
  /** shown beside the label, and searched after it */
  readonly detail?: string;
  /** searched after both, and not shown: its names in other languages */
  readonly otherNames?: string;
  readonly to: string;
};

/** Returns the text as a search compares it: without accents, case and joined letters, its words one space apart. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’'\-\s]+/g, ' ')
    .trim();
}

/**
 * Returns the best candidates for a search, best first, at most `limit`; none for an empty search. Every word must be
 * found. A name that begins with the search comes before one with a word that does, and that before one that contains
 * it; a match in the detail or in another name alone comes last. Equals keep their order.
 */
export function bestOf<T extends Candidate>(candidates: readonly T[], text: string, limit: number): T[] {
  const search = folded(text);
  if (search === '') return [];
  return candidates
    .flatMap((candidate) => {
      const rank = rankOf(candidate, search);
      return rank === null ? [] : [{ candidate, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Candidates that stay the same between keys are folded once. */
const known = new WeakMap<Candidate, { readonly name: string; readonly detail: string }>();

function textsOf(candidate: Candidate): { readonly name: string; readonly detail: string } {
  const texts = known.get(candidate) ?? {
    name: folded(candidate.label),
    detail: folded(`${candidate.detail ?? ''} ${candidate.otherNames ?? ''}`),
  };
  known.set(candidate, texts);
  return texts;
}

function rankOf(candidate: Candidate, search: string): number | null {
  const { name, detail } = textsOf(candidate);
  const words = search.split(' ');
  const isIn = (text: string) => words.every((word) => text.includes(word));
  if (name.startsWith(search)) return 0;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  if (isIn(name)) return 2;
  return isIn(`${name} ${detail}`) ? 3 : null;
}

import type { AppError } from '../errors/app-error.ts';
import { checkReference, isSameReference } from './check-reference.ts';
import { lettersOf } from '../text/folded.ts';
import { readBibtex } from './read-bibtex.ts';
import { readRis } from './read-ris.ts';
import type { ReferenceContent } from './reference.ts';

/** A line of a file that could not be taken, and why. */
export type WrongLine = { readonly line: number; readonly error: AppError };
/** The sources of a file, each with the line at which it begins. */
export type ReadReferences = {
  readonly found: readonly { readonly line: number; readonly reference: ReferenceContent }[];
  readonly wrong: readonly WrongLine[];
};

/** Characters of an imported file: some thousand sources. */
export const REFERENCE_FILE_LENGTH = 2_000_000;

/** The outcome of a dry run: what would be added, what is there already, and what is wrong. */
export type ReferencePlan = {
  readonly fresh: readonly ReferenceContent[];
  readonly known: number;
  readonly wrong: readonly WrongLine[];
};

/**
 * Returns what an import of a BibTeX or RIS file would do to the bibliography; null for a file that is neither. A source
 * twice in the file counts once.
 */
export function planReferences(text: string, stored: readonly ReferenceContent[]): ReferencePlan | null {
  const read = readFile(text);
  if (read === null) return null;
  const fresh: ReferenceContent[] = [];
  const others = new KnownReferences(stored);
  const wrong: WrongLine[] = [...read.wrong];
  let known = 0;
  for (const { line, reference } of read.found) {
    if (others.has(reference)) {
      known += 1;
      continue;
    }
    const [error] = Object.values(checkReference(reference, []));
    if (error === undefined) {
      fresh.push(reference);
      others.add(reference);
    } else wrong.push({ line, error });
  }
  return { fresh, known, wrong: wrong.toSorted((one, other) => one.line - other.line) };
}

function readFile(text: string): ReadReferences | null {
  if (/^\uFEFF?\s*TY {1,2}- /m.test(text)) return readRis(text);
  return /@\s*\w+\s*\{/.test(text) ? readBibtex(text) : null;
}

/** Sources by their DOI and by title and year, so that thousands are compared at once. */
class KnownReferences {
  readonly #byKey = new Map<string, ReferenceContent[]>();

  constructor(references: readonly ReferenceContent[]) {
    for (const reference of references) this.add(reference);
  }

  add(reference: ReferenceContent): void {
    for (const key of keysOf(reference)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), reference]);
  }

  has(reference: ReferenceContent): boolean {
    const near = keysOf(reference).flatMap((key) => this.#byKey.get(key) ?? []);
    return near.some((other) => isSameReference(reference, other));
  }
}

function keysOf({ doi, title, year }: ReferenceContent): string[] {
  const named = `${year ?? ''} ${lettersOf(title)}`;
  return doi === '' ? [named] : [named, `doi ${doi.toLowerCase()}`];
}

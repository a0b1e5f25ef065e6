import type { AppError } from '../errors/app-error.ts';
import { appError } from '../errors/app-error.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { ExchangedSession, ExchangeKind } from './exchanged-session.ts';

/** A line of a file from 1, and its column: a heading of a table, a path such as 'events.3' of a project. */
export type ExchangePlace = { readonly line: number; readonly column: string };
export type ExchangeFault = ExchangePlace & { readonly error: AppError };

/** The kinds of names in a file that the establishment has to know. */
export const WORD_KINDS = ['campaign', 'enclosure', 'observer', 'animal', 'behaviour'] as const;
export type WordKind = (typeof WORD_KINDS)[number];
/** A name of a file, at its first place, and how often the file says it. */
export type WordUse = ExchangePlace & { readonly kind: WordKind; readonly word: string; readonly count: number };

/** The sessions of a file. Sessions are complete only where there is no fault. */
export type ExchangeReading =
  | {
      readonly ok: true;
      readonly kind: ExchangeKind;
      readonly sessions: readonly ExchangedSession[];
      readonly faults: readonly ExchangeFault[];
      readonly words: readonly WordUse[];
    }
  | { readonly ok: false; readonly error: AppError };

/** The most faults that are listed: a file with more is read again when these are settled. */
export const MAX_EXCHANGE_FAULTS = 1_000;
/** The longest name of a file. */
export const WORD_LENGTH = 200;

/** Returns a reading that failed as a whole. */
export function unreadableFile(...of: Parameters<typeof appError>): ExchangeReading {
  return { ok: false, error: appError(...of) };
}

/** The faults and names that a reader finds on its way. A class: it grows with every line of a long file. */
export class Findings {
  /** no time of a file is later */
  readonly now: EpochMs;
  readonly #faults: ExchangeFault[] = [];
  readonly #places = new Set<string>();
  readonly #words = new Map<string, { -readonly [Key in keyof WordUse]: WordUse[Key] }>();

  constructor(now: EpochMs) {
    this.now = now;
  }

  get faults(): readonly ExchangeFault[] {
    return this.#faults;
  }

  get words(): readonly WordUse[] {
    return [...this.#words.values()];
  }

  /** Records the first fault of a place: later ones follow from it. Beyond the limit it is left out. */
  wrong(place: ExchangePlace, ...of: Parameters<typeof appError>): void {
    const key = `${place.line} ${place.column}`;
    if (this.#faults.length >= MAX_EXCHANGE_FAULTS || this.#places.has(key)) return;
    this.#places.add(key);
    this.#faults.push({ ...place, error: appError(...of) });
  }

  /** Returns the name without blanks around it, and records its use; a missing, long or broken one is a fault. */
  word(kind: WordKind, text: string, place: ExchangePlace): string {
    const word = text.trim();
    if (word === '') this.wrong(place, 'exchange/value-missing');
    else if (word.length > WORD_LENGTH) this.wrong(place, 'exchange/too-long', { max: WORD_LENGTH });
    else {
      const key = `${kind} ${word}`;
      const known = this.#words.get(key);
      if (known === undefined) this.#words.set(key, { ...place, kind, word, count: 1 });
      else known.count += 1;
    }
    return word;
  }

  /** Returns an instant that was read; null and a fault for one that is unreadable, later than now, or before `from`. */
  instant(read: EpochMs | null, text: string, place: ExchangePlace, from: EpochMs | null = null): EpochMs | null {
    if (read === null) this.wrong(place, 'exchange/time-unreadable', { value: text });
    else if (read > this.now) this.wrong(place, 'exchange/time-future', { value: text });
    else if (from !== null && read < from) this.wrong(place, 'exchange/time-order', { value: text });
    else return read;
    return null;
  }
}

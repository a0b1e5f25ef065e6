import type { EpochMs } from '../time/epoch.ts';
import { foldedName } from '../text/folded.ts';
import type { ExchangePlace, Findings, WordKind } from './exchange-reading.ts';
import { instantOfWritten } from './exchange-time.ts';

/** The cells of a table, headings first. */
export type TableRows = readonly (readonly string[])[];

/** One line of a table by its headings. A class: a table has tens of thousands. */
export class TableLine {
  /** from 1, headings included */
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #placeOf: ReadonlyMap<string, number>;
  readonly #findings: Findings;

  constructor(line: number, cells: readonly string[], placeOf: ReadonlyMap<string, number>, findings: Findings) {
    this.line = line;
    this.#cells = cells;
    this.#placeOf = placeOf;
    this.#findings = findings;
  }

  /** Returns the place of a column in this line. */
  at(column: string): ExchangePlace {
    return { line: this.line, column };
  }

  /** Returns the text of a column as it stands; '' where the table has no such column. */
  raw(column: string): string {
    return this.#cells[this.#placeOf.get(foldedName(column)) ?? -1] ?? '';
  }

  /** Returns the text of a column without blanks around it; '' where the table has no such column. */
  text(column: string): string {
    return this.raw(column).trim();
  }

  /** Returns a name of the establishment; a missing one is a fault. */
  word(kind: WordKind, column: string): string {
    return this.#findings.word(kind, this.raw(column), this.at(column));
  }

  /** Returns a name of the establishment; null where the cell is empty. */
  wordOrNull(kind: WordKind, column: string): string | null {
    return this.text(column) === '' ? null : this.word(kind, column);
  }

  /** Returns the instant of a text with its zone; null and a fault for any other. */
  instant(column: string, from: EpochMs | null = null): EpochMs | null {
    const text = this.text(column);
    return this.#findings.instant(instantOfWritten(text), text, this.at(column), from);
  }

  /** Returns the number of a column; null where the cell is empty. Another text is a fault. */
  number(column: string, { isWhole = false, min = -Infinity } = {}): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const number = /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    const isFit = Number.isFinite(number) && number >= min && (!isWhole || Number.isInteger(number));
    if (!isFit) this.#findings.wrong(this.at(column), 'exchange/number-invalid', { value: text });
    return isFit ? number : null;
  }

  /** Returns the word of a column that is one of a few, whatever its case; the first one and a fault for another. */
  choice<Choice extends string>(column: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const text = this.text(column);
    const found = choices.find((choice) => foldedName(choice) === foldedName(text));
    if (found === undefined) this.#findings.wrong(this.at(column), 'exchange/choice-unknown', { value: text });
    return found ?? choices[0];
  }

  /** Returns a list of names, written as JSON; a fault for another text, none for an empty cell. */
  list(column: string): readonly string[] {
    const text = this.text(column);
    if (text === '') return [];
    const list = listOf(text);
    if (list === null) this.#findings.wrong(this.at(column), 'exchange/list-unreadable', { value: text });
    return list ?? [];
  }
}

/** Returns the headings that a table lacks, of those that it needs. */
export function missingColumns([headings = []]: TableRows, needed: readonly string[]): readonly string[] {
  const known = new Set(headings.map(foldedName));
  return needed.filter((column) => !known.has(foldedName(column)));
}

/** Returns the lines below the headings; blank ones are left out but counted. */
export function tableLines([headings = [], ...rows]: TableRows, findings: Findings): readonly TableLine[] {
  // Of two columns with one heading the first counts.
  const placeOf = new Map(headings.map((heading, at) => [foldedName(heading), at] as const).toReversed());
  return rows.flatMap((cells, at) =>
    cells.every((cell) => cell.trim() === '') ? [] : [new TableLine(at + 2, cells, placeOf, findings)],
  );
}

/** Returns a list of texts that is written as JSON; null for any other text. */
export function listOf(text: string): readonly string[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : null;
  } catch {
    return null;
  }
}

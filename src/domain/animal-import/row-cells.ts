import { appError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { RowFault } from './checked-row.ts';
import type { ImportCell, ImportField, MatchedField } from './import-field.ts';
import { answersTo, type ImportAnswer } from './import-answers.ts';
import type { OwnWords } from './own-words.ts';

/** A value that waits to be matched by hand, with its text in the file. */
export type Unmatched = { readonly field: MatchedField; readonly value: string };

const CELL_FAULTS = {
  formula: 'import/formula',
  error: 'import/cell-error',
  precision: 'import/precision-lost',
  characters: 'import/characters-broken',
} as const satisfies Record<string, ErrorCode>;
const CONTROL = /\p{Cc}/u;
const NO_ANSWERS: ReadonlySet<ImportAnswer> = new Set();
const NO_FAULTS: readonly RowFault[] = [];
const NOTHING_UNMATCHED: readonly Unmatched[] = [];

/** The cells of one row by field, with the faults found so far. A class: thousands of them are made at once. */
export class RowCells {
  readonly #row: readonly ImportCell[];
  readonly #placeOf: ReadonlyMap<ImportField, number>;
  readonly #own: OwnWords;
  readonly #answers: ReadonlySet<ImportAnswer>;
  #faults: RowFault[] | null = null;
  #warnings: RowFault[] | null = null;
  #unmatched: Unmatched[] | null = null;

  constructor(
    row: readonly ImportCell[],
    placeOf: ReadonlyMap<ImportField, number>,
    own: OwnWords,
    answers: ReadonlySet<ImportAnswer> = NO_ANSWERS,
  ) {
    this.#row = row;
    this.#placeOf = placeOf;
    this.#own = own;
    this.#answers = answers;
  }

  /** Returns the text of a cell; '' for an empty cell, and for one without a text, whose fault is recorded. */
  cell(field: ImportField): string {
    const place = this.#placeOf.get(field);
    const said = place === undefined ? undefined : this.#row[place];
    if (said === undefined) return '';
    if (typeof said === 'string') return said.trim();
    this.wrong(field, said.text, CELL_FAULTS[said.fault]);
    return '';
  }

  /** Returns the text of a cell that holds one line of at most `longest` characters; otherwise '' with a fault. */
  line(field: ImportField, longest: number): string {
    const text = this.cell(field);
    if (text === '') return text;
    if (text.length > longest) this.wrong(field, text, 'import/too-long', { most: longest });
    else if (CONTROL.test(text)) this.wrong(field, text, 'import/control-characters');
    return text;
  }

  has(field: ImportField): boolean {
    return this.#placeOf.has(field);
  }

  isWrong(field: ImportField): boolean {
    return this.#faults !== null && this.#faults.some((fault) => fault.field === field);
  }

  wrong(field: ImportField, value: string, code: ErrorCode, params?: Readonly<Record<string, string | number>>): void {
    const fault = { field, value, error: appError(code, params) };
    if (answersTo(fault).some((answer) => this.#answers.has(answer))) this.#warn(fault);
    else {
      this.#faults ??= [];
      this.#faults.push(fault);
    }
  }

  /** Records what people should know of a cell that is imported all the same. */
  warn(field: ImportField, value: string, code: ErrorCode, params?: Readonly<Record<string, string | number>>): void {
    this.#warn({ field, value, error: appError(code, params) });
  }

  #warn(fault: RowFault): void {
    this.#warnings ??= [];
    this.#warnings.push(fault);
  }

  /** Returns the meaning that people gave a value. */
  matched(field: MatchedField, value: string): string | undefined {
    return this.#own(field, value);
  }

  leaveUnmatched(field: MatchedField, value: string): void {
    this.#unmatched ??= [];
    this.#unmatched.push({ field, value });
  }

  get faults(): readonly RowFault[] {
    return this.#faults ?? NO_FAULTS;
  }

  get warnings(): readonly RowFault[] {
    return this.#warnings ?? NO_FAULTS;
  }

  get unmatched(): readonly Unmatched[] {
    return this.#unmatched ?? NOTHING_UNMATCHED;
  }
}

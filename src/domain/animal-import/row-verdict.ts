import { appError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { RowFault } from './checked-row.ts';
import { answersTo, type ImportAnswer } from './import-answers.ts';
import type { ImportField } from './import-field.ts';

/** The faults and warnings of one row, those of its cells first. A class: thousands of them are made at once. */
export class RowVerdict {
  readonly #answers: ReadonlySet<ImportAnswer>;
  faults: readonly RowFault[];
  warnings: readonly RowFault[];

  constructor(
    cells: { readonly faults: readonly RowFault[]; readonly warnings: readonly RowFault[] },
    answers: ReadonlySet<ImportAnswer>,
  ) {
    this.#answers = answers;
    this.faults = cells.faults;
    this.warnings = cells.warnings;
  }

  /** Records a fault, or a warning where people have given the answer to it. */
  wrong(field: ImportField, value: string, code: ErrorCode, params?: Readonly<Record<string, string | number>>): void {
    const fault = { field, value, error: appError(code, params) };
    if (answersTo(fault).some((answer) => this.#answers.has(answer))) this.warnings = [...this.warnings, fault];
    else this.faults = [...this.faults, fault];
  }

  /** Records what people should know of a row that is imported all the same. */
  warn(field: ImportField, value: string, code: ErrorCode): void {
    this.warnings = [...this.warnings, { field, value, error: appError(code) }];
  }
}

import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';

const MEGABYTE = 1_000_000;

const CODES: Readonly<Record<Refusal, ErrorCode>> = {
  empty: 'import/file-empty',
  'too-large': 'import/file-too-large',
  encrypted: 'import/file-encrypted',
  damaged: 'import/file-damaged',
  'not-a-table': 'import/file-not-table',
  bomb: 'import/file-bomb',
  'too-many-rows': 'import/too-many-rows',
  'too-many-columns': 'import/too-many-columns',
  'quotes-open': 'import/quotes-open',
};

/** Returns the error to show for a file that is not read. */
export function refusalError(refusal: Refusal, line: number | null): AppError {
  if (refusal === 'too-large') return appError(CODES[refusal], { megabytes: READ_LIMITS.bytes / MEGABYTE });
  if (refusal === 'too-many-rows') return appError(CODES[refusal], { most: READ_LIMITS.rows });
  if (refusal === 'too-many-columns') return appError(CODES[refusal], { most: READ_LIMITS.columns });
  return line === null ? appError(CODES[refusal]) : appError(CODES[refusal], { line });
}

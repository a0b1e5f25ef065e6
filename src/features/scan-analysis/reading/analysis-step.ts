import type { AppError } from '#domain/errors/app-error.ts';

/** How far an analysis is; the error of a reading, null where the computation failed. */
export type AnalysisStep =
  | { readonly step: 'reading'; readonly done: number; readonly total: number }
  | { readonly step: 'computing' }
  | { readonly step: 'ready' }
  | { readonly step: 'failed'; readonly error: AppError | null };

/** Thrown where sessions cannot be read. */
export class ReadingFailed extends Error {
  readonly error: AppError;
  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

import type { ErrorCode } from '#domain/errors/catalogue.ts';

/** A chosen file on its way to a task: waiting its turn, made ready, sent, looked at by the server, or why not. */
export type TaskUpload = {
  readonly id: string;
  readonly name: string;
  readonly step: 'waiting' | 'preparing' | 'sending' | 'checking' | 'failed';
  /** of the sending, from 0 to 1 */
  readonly done: number;
  readonly failure: string | null;
  /** whether the same file may do better another time: neither its type nor its length changes */
  readonly mayRetry: boolean;
};

/** Returns the list with one file changed; without it, when there are no differences. */
export function withUpload(
  uploads: readonly TaskUpload[],
  id: string,
  differences: Partial<TaskUpload> | null,
): readonly TaskUpload[] {
  if (differences === null) return uploads.filter((upload) => upload.id !== id);
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...differences } : upload));
}

/** Whether a file still has to arrive. */
export function isUnderWay({ step }: Pick<TaskUpload, 'step'>): boolean {
  return step !== 'failed';
}

const FINAL: readonly ErrorCode[] = ['attachment/type-invalid', 'attachment/too-large'];

/** Whether a file that failed so may be tried again; what is wrong with the file itself stays wrong. */
export function mayRetryAfter(code: ErrorCode): boolean {
  return !FINAL.includes(code);
}

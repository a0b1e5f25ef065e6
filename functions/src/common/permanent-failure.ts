/** Codes with which the database refuses for good: INVALID_ARGUMENT and OUT_OF_RANGE. */
const PERMANENT_CODES: readonly unknown[] = [3, 11];

/** An id of which no path of a document can be made. */
export class UnusableIdError extends RangeError {}

/**
 * Returns whether the same work would fail again in the same way, since the reason lies in the data: an id of which no
 * path can be made, a request that the database refuses for its form. Anything else may pass, also a failure nobody
 * foresaw: a missing index is built, a fault of the code is mended, the document of somebody else is corrected.
 * @source https://grpc.github.io/grpc/core/md_doc_statuscodes.html
 */
export function isPermanentFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof UnusableIdError) return true;
  return 'code' in failure && PERMANENT_CODES.includes(failure.code);
}

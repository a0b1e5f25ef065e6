/** BatchWrite: independent writes. */
import { FirestoreError } from '../contract.ts';
import type { BatchWriteResponse, WireWrite } from '../wire.ts';
import type { Step } from './apply-writes.ts';
import { toResult } from './result.ts';
import { statusCode } from './status-code.ts';

/** Throws INVALID_ARGUMENT when two writes name the same document. */
export function refuseRepeatedDocuments(writes: readonly WireWrite[]): void {
  const names = writes.map((write) => write.update?.name ?? write.delete ?? write.transform?.document ?? write.verify);
  if (new Set(names).size === names.length) return;
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot write to the same document more than once in a batch write.');
}

/** Applies each write, whatever the result of the others; returns one status per write, in order. */
export async function separately(
  writes: readonly WireWrite[],
  write: (wire: WireWrite) => Promise<Step>,
): Promise<BatchWriteResponse> {
  const outcomes = await Promise.all(
    writes.map(async (wire) => {
      try {
        return { result: toResult(await write(wire)), status: {} };
      } catch (error) {
        if (!(error instanceof FirestoreError)) throw error;
        return { result: {}, status: { code: statusCode(error.code), message: error.message } };
      }
    }),
  );
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

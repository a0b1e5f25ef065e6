import type { DataOf } from '#domain/callables/contract.ts';
import type { openDemonstrationContract } from '#domain/callables/open-demonstration.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { plainCall } from './plain-call.ts';

/** Returns a token of the demonstration's account; null when there is no demonstration any more. */
export async function demonstrationToken(): Promise<Result<string | null>> {
  const entered = await plainCall<DataOf<typeof openDemonstrationContract>>('openDemonstration', { enter: true });
  return entered.ok ? ok(entered.value.token) : entered;
}

import type { DataOf } from '#domain/callables/contract.ts';
import type { openDemonstrationContract } from '#domain/callables/open-demonstration.ts';
import { plainCall } from './plain-call.ts';

/** Returns whether there is a demonstration; false as well when the server does not say. */
export async function isDemonstrationOffered(): Promise<boolean> {
  const asked = await plainCall<DataOf<typeof openDemonstrationContract>>('openDemonstration', { enter: false });
  return asked.ok && asked.value.isOffered;
}

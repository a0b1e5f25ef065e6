import type { OwnSession } from '#domain/callables/own-sessions.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { listOwnSessions } from '../callables/account-calls.ts';
import { knownDevice } from './known-device.ts';

/** Returns the devices on which the present person is signed in, the newest first. Errors: those of the callable. */
export async function ownSessions(): Promise<Result<OwnSession[]>> {
  const answer = await listOwnSessions({ device: knownDevice() });
  return answer.ok ? ok(answer.value.sessions) : answer;
}

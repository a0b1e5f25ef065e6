/** Applies faults to unary calls. */
import { setTimeout as wait } from 'node:timers/promises';
import { FirestoreError } from '../contract.ts';
import type { Faults, FaultyCall } from './faults.ts';
import type { FaultRule } from './rule.ts';

/** Thrown to break the connection; a transport that cannot break one call alone answers UNAVAILABLE. */
export class ConnectionCut extends FirestoreError {
  constructor() {
    super('UNAVAILABLE', 'The connection was cut, as a fault asked for.');
  }
}

/** The error for a refused call. */
export function refusal({ code, message }: NonNullable<FaultRule['refuse']>): FirestoreError {
  return new FirestoreError(code, message ?? 'Refused, as a fault asked for.');
}

/** Runs a call unless a fault prevents it, or drops its answer. */
export async function runFaulty<Answer>(
  faults: Faults,
  call: FaultyCall,
  run: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const fault = faults.meet(call);
  if (fault === null) return run();
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.refuse !== undefined) throw refusal(fault.refuse);
  if (fault.drop === true || fault.cutAfter === 0) throw new ConnectionCut();
  const answer = await run();
  if (fault.lose === 1) throw new ConnectionCut();
  return answer;
}

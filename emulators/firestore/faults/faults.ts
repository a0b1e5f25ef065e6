/** The faults in force. There are none until a test sets them. */
import { FaultList, type Fault } from '../../faults/fault-list.ts';
import { pathPattern, pathsIn } from './paths.ts';
import { checkRule } from './rule.ts';
import type { FaultRule, Transport } from './rule.ts';

/** The properties of a call that a rule can match. */
export type FaultyCall = {
  readonly method: string;
  readonly transport: Transport;
  /** a user's id, `owner` or `anonymous` */
  readonly uid: () => string;
  readonly request: unknown;
};

/** The faults of a server. Throws INVALID_ARGUMENT for an invalid rule. */
export class Faults extends FaultList<FaultRule, FaultyCall> {
  constructor() {
    super(faultOf);
  }
}

function faultOf(given: FaultRule): Fault<FaultRule, FaultyCall> {
  const rule = checkRule(given);
  const path = rule.path === undefined ? null : pathPattern(rule.path);
  return { rule, speaksOf: (call) => speaksOf(rule, path, call) };
}

function speaksOf({ method, transport, uid }: FaultRule, path: RegExp | null, call: FaultyCall): boolean {
  if (method !== undefined && ![method].flat().includes(call.method)) return false;
  if (transport !== undefined && transport !== call.transport) return false;
  if (uid !== undefined && uid !== call.uid()) return false;
  return path === null || pathsIn(call.request).some((one) => path.test(`/${one}`));
}

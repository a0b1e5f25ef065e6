/** A fault that a test sets: the calls it matches and its effect. */
import { checkRule as checkShape, count, isText, names, text, yesOrNo } from '../../faults/check-rule.ts';
import type { Check } from '../../faults/check-rule.ts';
import type { Turns } from '../../faults/fault-list.ts';
import { FirestoreError } from '../contract.ts';
import type { StatusName } from '../contract.ts';
import { grpcCode } from '../transports/status.ts';

export type Transport = 'grpc' | 'rest' | 'webchannel';

export type FaultRule = Turns & {
  /** one or several gRPC method names, such as `Commit` or `Listen`; every method when absent */
  readonly method?: string | readonly string[];
  readonly transport?: Transport;
  /** document or collection below `documents`; `*` matches one segment, a final `**` everything below */
  readonly path?: string;
  /** a user's id, `owner` or `anonymous` */
  readonly uid?: string;
  /** delay before a call, or each message of a stream, is handled */
  readonly delayMs?: number;
  /** the connection breaks before the call is handled */
  readonly drop?: boolean;
  /** the n-th answer, counted from 1, is lost: its call took effect, then the connection breaks */
  readonly lose?: number;
  /** the connection breaks after n answers */
  readonly cutAfter?: number;
  readonly refuse?: { readonly code: StatusName; readonly message?: string };
};

const TRANSPORTS: ReadonlySet<unknown> = new Set(['grpc', 'rest', 'webchannel']);

const CHECKS: Readonly<Record<keyof FaultRule, Check>> = {
  method: names('a method name'),
  transport: { expected: 'grpc, rest or webchannel', holds: (value) => TRANSPORTS.has(value) },
  path: text,
  uid: text,
  skip: count(0),
  times: count(1),
  delayMs: count(0),
  drop: yesOrNo,
  lose: count(1),
  cutAfter: count(0),
  refuse: { expected: '{"code": "UNAVAILABLE", "message": "…"}', holds: isRefusal },
};

const ACTIONS = ['delayMs', 'drop', 'lose', 'cutAfter', 'refuse'] as const;

function isRefusal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message } = value as { code?: unknown; message?: unknown };
  // An unknown name has no number.
  return isText(code) && grpcCode(code as StatusName) !== undefined && (message === undefined || isText(message));
}

/** Throws INVALID_ARGUMENT for an invalid rule. */
export function checkRule(value: unknown): FaultRule {
  checkShape(value, { checks: CHECKS, actions: ACTIONS, invalid });
  return value as FaultRule;
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

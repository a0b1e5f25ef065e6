/** A fault asked for by a test: which calls it meets and what becomes of them. */
import { FirestoreError } from '../contract.ts';
import type { StatusName } from '../contract.ts';
import { grpcCode } from '../transports/status.ts';

export type Transport = 'grpc' | 'rest' | 'webchannel';

export type FaultRule = {
  /** one or several method names as in gRPC, such as `Commit` or `Listen`; every method when absent */
  readonly method?: string | readonly string[];
  readonly transport?: Transport;
  /** document or collection below `documents`; `*` stands for one segment, a final `**` for all below */
  readonly path?: string;
  /** a user's id, `owner` or `anonymous` */
  readonly uid?: string;
  /** how many matching calls are let pass first; none when absent */
  readonly skip?: number;
  /** how many matching calls are then met; all when absent */
  readonly times?: number;

  /** waits before a call, or each message of a stream, is taken up */
  readonly delayMs?: number;
  /** the connection breaks before the call is taken up */
  readonly drop?: boolean;
  /** the n-th answer, counted from 1, is lost: what it answers has happened, then the connection breaks */
  readonly lose?: number;
  /** the connection breaks once n answers were sent */
  readonly cutAfter?: number;
  readonly refuse?: { readonly code: StatusName; readonly message?: string };
};

const TRANSPORTS: ReadonlySet<unknown> = new Set(['grpc', 'rest', 'webchannel']);

type Check = { readonly expected: string; readonly holds: (value: unknown) => boolean };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isCount = (least: number) => (value: unknown) => Number.isSafeInteger(value) && (value as number) >= least;
const fromZero: Check = { expected: 'a whole number from 0', holds: isCount(0) };
const fromOne: Check = { expected: 'a whole number from 1', holds: isCount(1) };
const text: Check = { expected: 'a text', holds: isText };

const CHECKS: Readonly<Record<keyof FaultRule, Check>> = {
  method: {
    expected: 'a method name or a list of them',
    holds: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  },
  transport: { expected: 'grpc, rest or webchannel', holds: (value) => TRANSPORTS.has(value) },
  path: text,
  uid: text,
  skip: fromZero,
  times: fromOne,
  delayMs: fromZero,
  drop: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  lose: fromOne,
  cutAfter: fromZero,
  refuse: { expected: '{"code": "UNAVAILABLE", "message": "…"}', holds: isRefusal },
};

const ACTIONS = ['delayMs', 'drop', 'lose', 'cutAfter', 'refuse'] as const;

function isRefusal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message } = value as { code?: unknown; message?: unknown };
  // A name that is none has no number.
  return isText(code) && grpcCode(code as StatusName) !== undefined && (message === undefined || isText(message));
}

/** Throws INVALID_ARGUMENT for what is not a rule. */
export function checkRule(value: unknown): FaultRule {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('A fault is an object.');
  for (const [name, given] of Object.entries(value)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof FaultRule] : undefined;
    if (check === undefined) throw invalid(`A fault has no "${name}".`);
    if (given !== undefined && !check.holds(given)) throw invalid(`"${name}" of a fault is ${check.expected}.`);
  }
  const rule = value as FaultRule;
  if (!ACTIONS.some((action) => rule[action] !== undefined && rule[action] !== false)) {
    throw invalid(`A fault does something: ${ACTIONS.join(', ')}.`);
  }
  return rule;
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

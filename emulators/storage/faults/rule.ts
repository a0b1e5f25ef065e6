import { type Check, checkRule as checkShape, count, isText, names, text, yesOrNo } from '../../faults/check-rule.ts';
import type { Turns } from '../../faults/fault-list.ts';
import { invalid } from '../storage-error.ts';

/** A fault that a test sets: the requests it matches and its effect. */
export type FaultRule = Turns & {
  /** one or several HTTP methods; every method when absent */
  readonly method?: string | readonly string[];
  /** `bucket/name` of the file; `*` matches one segment, a final `**` everything below */
  readonly path?: string;
  /** delay before the request is handled */
  readonly delayMs?: number;
  /** the connection breaks before the request is handled */
  readonly drop?: boolean;
  /** the connection breaks after this many bytes of the body */
  readonly cutAfter?: number;
  /** the request takes effect, but its response is lost */
  readonly lose?: boolean;
  readonly refuse?: { readonly status: number; readonly message?: string };
};

const CHECKS: Readonly<Record<keyof FaultRule, Check>> = {
  method: names('an HTTP method'),
  path: text,
  skip: count(0),
  times: count(1),
  delayMs: count(0),
  drop: yesOrNo,
  cutAfter: count(0),
  lose: yesOrNo,
  refuse: { expected: '{"status": 503, "message": "…"}', holds: isRefusal },
};

const ACTIONS = ['delayMs', 'drop', 'cutAfter', 'lose', 'refuse'] as const;

function isRefusal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { status, message } = value as { status?: unknown; message?: unknown };
  const isStatus = Number.isInteger(status) && (status as number) >= 400 && (status as number) <= 599;
  return isStatus && (message === undefined || isText(message));
}

/** Throws 400 for an invalid rule. */
export function checkRule(value: unknown): FaultRule {
  checkShape(value, { checks: CHECKS, actions: ACTIONS, invalid });
  return value as FaultRule;
}

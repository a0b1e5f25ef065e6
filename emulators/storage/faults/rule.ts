import { type Check, checkRule as checkShape, count, isText, names, text, yesOrNo } from '../../faults/check-rule.ts';
import type { Turns } from '../../faults/fault-list.ts';
import { invalid } from '../storage-error.ts';

/** A fault asked for by a test: which requests it meets and what becomes of them. */
export type FaultRule = Turns & {
  /** one or several HTTP methods; every method when absent */
  readonly method?: string | readonly string[];
  /** `bucket/name` of the file; `*` stands for one segment, a final `**` for all below */
  readonly path?: string;
  /** waits before the request is taken up */
  readonly delayMs?: number;
  /** the connection breaks before the request is taken up */
  readonly drop?: boolean;
  /** the connection breaks once so many bytes of the body have come */
  readonly cutAfter?: number;
  /** what the request asks for happens, but its answer is lost */
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

/** Throws 400 for what is not a rule. */
export function checkRule(value: unknown): FaultRule {
  checkShape(value, { checks: CHECKS, actions: ACTIONS, invalid });
  return value as FaultRule;
}

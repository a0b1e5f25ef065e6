import { invalid } from '../storage-error.ts';

/** A fault asked for by a test: which requests it meets and what becomes of them. */
export type FaultRule = {
  /** one or several HTTP methods; every method when absent */
  readonly method?: string | readonly string[];
  /** `bucket/name` of the file; `*` stands for one segment, a final `**` for all below */
  readonly path?: string;
  /** how many matching requests are let pass first; none when absent */
  readonly skip?: number;
  /** how many matching requests are then met; all when absent */
  readonly times?: number;

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

type Check = { readonly expected: string; readonly holds: (value: unknown) => boolean };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const count = (least: number): Check => ({
  expected: `a whole number from ${least}`,
  holds: (value) => Number.isSafeInteger(value) && (value as number) >= least,
});
const yesOrNo: Check = { expected: 'true or false', holds: (value) => typeof value === 'boolean' };

const CHECKS: Readonly<Record<keyof FaultRule, Check>> = {
  method: {
    expected: 'an HTTP method or a list of them',
    holds: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  },
  path: { expected: 'a text', holds: isText },
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('A fault is an object.');
  for (const [name, given] of Object.entries(value)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof FaultRule] : undefined;
    if (check === undefined) throw invalid(`A fault has no "${name}".`);
    if (!check.holds(given)) throw invalid(`"${name}" of a fault is ${check.expected}.`);
  }
  const rule = value as FaultRule;
  if (!ACTIONS.some((action) => rule[action] !== undefined && rule[action] !== false))
    throw invalid(`A fault does something: ${ACTIONS.join(', ')}.`);
  return rule;
}

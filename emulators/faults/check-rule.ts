/** Checks the description of a fault. */

/** The requirement on a field of a fault: its words and its test. */
export type Check = { readonly expected: string; readonly holds: (value: unknown) => boolean };

export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const text: Check = { expected: 'a text', holds: isText };
export const yesOrNo: Check = { expected: 'true or false', holds: (value) => typeof value === 'boolean' };

/** A whole number of at least `least`. */
export const count = (least: number): Check => ({
  expected: `a whole number from ${least}`,
  holds: (value) => Number.isSafeInteger(value) && (value as number) >= least,
});

/** One name or several; `what` is the kind of name, for the message. */
export const names = (what: string): Check => ({
  expected: `${what} or a list of them`,
  holds: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
});

export type RuleShape = {
  readonly checks: Readonly<Record<string, Check>>;
  /** a fault needs at least one of these fields */
  readonly actions: readonly string[];
  /** the error type of the server */
  readonly invalid: (message: string) => Error;
};

/** Throws the server's error for an invalid fault. */
export function checkRule(value: unknown, { checks, actions, invalid }: RuleShape): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('A fault is an object.');
  for (const [name, given] of Object.entries(value)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw invalid(`A fault has no "${name}".`);
    if (given !== undefined && !check.holds(given)) throw invalid(`"${name}" of a fault is ${check.expected}.`);
  }
  const rule = value as Readonly<Record<string, unknown>>;
  if (!actions.some((action) => rule[action] !== undefined && rule[action] !== false)) {
    throw invalid(`A fault does something: ${actions.join(', ')}.`);
  }
}

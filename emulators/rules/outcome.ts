import type { RulesValue } from './contract.ts';
import type { Span } from './syntax.ts';
import type { Symbolic } from './symbols.ts';

/**
 * An evaluation error. It is a value, because `||` and `&&` may absorb it, and because a failing argument or `let`
 * counts only where it is read.
 */
export class Fault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  constructor(message: string, at: Span) {
    this.message = message;
    this.line = at.line;
    this.column = at.column;
  }
}

/** Ends the whole evaluation: a limit was exceeded, which no `||` may absorb. */
export class LimitReached extends Error {
  readonly line: number;
  readonly column: number;
  constructor(message: string, at: Span) {
    super(message);
    this.line = at.line;
    this.column = at.column;
  }
}

/** The result of an expression: a value, an error, or (for list queries) something unknown for some results. */
export type Outcome = RulesValue | Fault | Symbolic;

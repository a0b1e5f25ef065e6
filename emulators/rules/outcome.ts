import type { RulesValue } from './contract.ts';
import type { Span } from './syntax.ts';
import type { Symbolic } from './symbols.ts';

/**
 * An evaluation error. It is a value, because `||` and `&&` may absorb it and because an argument or a `let`
 * that fails matters only where it is read.
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

/** Ends the whole evaluation: a limit was passed, which no `||` may absorb. */
export class LimitReached extends Error {
  readonly line: number;
  readonly column: number;
  constructor(message: string, at: Span) {
    super(message);
    this.line = at.line;
    this.column = at.column;
  }
}

/** What an expression gives: a value, an error, or (for list queries) something not known for every result. */
export type Outcome = RulesValue | Fault | Symbolic;

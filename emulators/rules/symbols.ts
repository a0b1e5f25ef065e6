import type { RulesValue } from './contract.ts';
import type { QueryFacts } from './query-facts.ts';

/** A value that a list query leaves unknown: it may differ from result to result. */
export abstract class Symbolic {
  abstract readonly what: string;
}

/** Nothing is known, not even whether it is an error. */
export class Unknown extends Symbolic {
  readonly what = 'unknown';
}
export const UNKNOWN = new Unknown();

/** `resource` of a list query: it exists, its data is unknown. */
export class SymbolicResource extends Symbolic {
  readonly what = 'resource';
  readonly facts: QueryFacts;
  constructor(facts: QueryFacts) {
    super();
    this.facts = facts;
  }
}

/** `resource.data` (empty path) or a field below it, with the facts from the query's filters. */
export class SymbolicField extends Symbolic {
  readonly what = 'field';
  readonly facts: QueryFacts;
  readonly path: readonly string[];
  constructor(facts: QueryFacts, path: readonly string[]) {
    super();
    this.facts = facts;
    this.path = path;
  }
}

/** A document id, or a path that ends in one: it exists and has this type, its text is unknown. */
export class SymbolicName extends Symbolic {
  readonly what: 'string' | 'path';
  constructor(what: 'string' | 'path') {
    super();
    this.what = what;
  }
}

/** Returns whether an outcome is symbolic; fast for plain values. */
export function isSymbolic(outcome: unknown): outcome is Symbolic {
  return outcome instanceof Symbolic;
}

export type Resolved = RulesValue | Symbolic;

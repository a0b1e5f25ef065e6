/** Refuses queries without an index, as the service does. */
import { FirestoreError } from '../contract.ts';
import type { QueryPlan } from '../query/plan.ts';
import type { FieldPath } from '../values/field-path.ts';
import { NO_DEFINITIONS, type IndexDefinitions } from './definitions.ts';
import type { IndexSettings } from './enforcement.ts';
import { missingIndexMessage, proposedIndex } from './proposal.ts';
import { requirementsOf } from './requirement.ts';
import { servingIndexes } from './satisfy.ts';

export class IndexCheck {
  readonly #log: (line: string) => void;
  readonly #warned = new Set<string>();
  #settings: IndexSettings;
  /** Listeners repeat the same query. */
  #verdicts = new WeakMap<QueryPlan, string | null>();

  constructor(settings: IndexSettings | undefined, log: (line: string) => void) {
    this.#settings = settings ?? { mode: 'off', definitions: NO_DEFINITIONS };
    this.#log = log;
  }

  get definitions(): IndexDefinitions {
    return this.#settings.definitions;
  }

  /** Replaces the definitions. */
  set(settings: IndexSettings): void {
    this.#settings = settings;
    this.#verdicts = new WeakMap();
    this.#warned.clear();
  }

  /** Throws FAILED_PRECONDITION when an index is missing. `summed` are the fields of sums and averages. */
  check(plan: QueryPlan, summed: readonly FieldPath[] = []): void {
    if (this.#settings.mode === 'off') return;
    const missing = summed.length === 0 ? this.#known(plan) : this.#missing(plan, summed);
    if (missing === null) return;
    if (this.#settings.mode === 'error') throw new FirestoreError('FAILED_PRECONDITION', missing);
    if (this.#warned.has(missing)) return;
    this.#warned.add(missing);
    this.#log(missing);
  }

  #known(plan: QueryPlan): string | null {
    const known = this.#verdicts.get(plan);
    if (known !== undefined) return known;
    const found = this.#missing(plan, []);
    this.#verdicts.set(plan, found);
    return found;
  }

  #missing(plan: QueryPlan, summed: readonly FieldPath[]): string | null {
    for (const requirement of requirementsOf(plan, summed)) {
      if (servingIndexes(this.#settings.definitions, requirement) === null) {
        return missingIndexMessage(plan.scope.database, proposedIndex(requirement));
      }
    }
    return null;
  }
}

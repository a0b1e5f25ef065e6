/** Faults that tests ask for, of any server; there are none until one is asked for. */

/** Which of the matching calls are met. */
export type Turns = {
  /** how many matching calls are let pass first; none when absent */
  readonly skip?: number;
  /** how many matching calls are then met; all when absent */
  readonly times?: number;
};

/** A rule that was checked, and the calls it speaks of. */
export type Fault<Rule, Call> = { readonly rule: Rule; readonly speaksOf: (call: Call) => boolean };

/** `matched` counts the calls a rule speaks of, `hits` those it was applied to. */
export type FaultCount<Rule> = Rule & { readonly matched: number; readonly hits: number };

type Entry<Rule, Call> = { readonly fault: Fault<Rule, Call>; matched: number; hits: number };

/** Rules are asked in their order; the first that applies decides. */
export class FaultList<Rule extends Turns, Call> {
  readonly #read: (given: Rule) => Fault<Rule, Call>;
  #entries: Entry<Rule, Call>[] = [];

  /** `read` throws for what is no rule. */
  constructor(read: (given: Rule) => Fault<Rule, Call>) {
    this.#read = read;
  }

  /** Replaces all rules; counting starts anew. Changes nothing when one is no rule. */
  set(rules: readonly Rule[]): void {
    this.#entries = rules.map((given) => ({ fault: this.#read(given), matched: 0, hits: 0 }));
  }

  clear(): void {
    this.#entries = [];
  }

  list(): FaultCount<Rule>[] {
    return this.#entries.map(({ fault, matched, hits }) => ({ ...fault.rule, matched, hits }));
  }

  /** The rule that meets this call, counting it; null when it may go its way. */
  meet(call: Call): Rule | null {
    for (const entry of this.#entries) {
      const { rule, speaksOf } = entry.fault;
      if (!speaksOf(call)) continue;
      entry.matched += 1;
      const turn = entry.matched - (rule.skip ?? 0);
      if (turn < 1 || turn > (rule.times ?? Infinity)) continue;
      entry.hits += 1;
      return rule;
    }
    return null;
  }
}

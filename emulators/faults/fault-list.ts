/** The faults that tests set, for any server; none by default. */

/** The matching calls to which the fault applies. */
export type Turns = {
  /** how many matching calls are skipped first; 0 by default */
  readonly skip?: number;
  /** to how many matching calls the fault then applies; to all by default */
  readonly times?: number;
};

/** A checked rule, with its test for calls. */
export type Fault<Rule, Call> = { readonly rule: Rule; readonly speaksOf: (call: Call) => boolean };

/** `matched` counts the calls that a rule matches, `hits` those it was applied to. */
export type FaultCount<Rule> = Rule & { readonly matched: number; readonly hits: number };

type Entry<Rule, Call> = { readonly fault: Fault<Rule, Call>; matched: number; hits: number };

/** Rules are checked in order; the first matching one applies. */
export class FaultList<Rule extends Turns, Call> {
  readonly #read: (given: Rule) => Fault<Rule, Call>;
  #entries: Entry<Rule, Call>[] = [];

  /** `read` throws for an invalid rule. */
  constructor(read: (given: Rule) => Fault<Rule, Call>) {
    this.#read = read;
  }

  /** Replaces all rules and restarts the counts. An invalid rule leaves everything unchanged. */
  set(rules: readonly Rule[]): void {
    this.#entries = rules.map((given) => ({ fault: this.#read(given), matched: 0, hits: 0 }));
  }

  clear(): void {
    this.#entries = [];
  }

  list(): FaultCount<Rule>[] {
    return this.#entries.map(({ fault, matched, hits }) => ({ ...fault.rule, matched, hits }));
  }

  /** The rule that applies to this call, after counting it; null when none does. */
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

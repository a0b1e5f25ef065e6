/** The faults in force. There are none until a test asks for them. */
import { pathPattern, pathsIn } from './paths.ts';
import { checkRule } from './rule.ts';
import type { FaultRule, Transport } from './rule.ts';

/** What a rule may ask about a call. */
export type FaultyCall = {
  readonly method: string;
  readonly transport: Transport;
  /** a user's id, `owner` or `anonymous` */
  readonly uid: () => string;
  readonly request: unknown;
};

/** `matched` counts the calls the rule speaks of, `hits` those it was applied to. */
export type FaultCount = FaultRule & { readonly matched: number; readonly hits: number };

type Entry = { readonly rule: FaultRule; readonly path: RegExp | null; matched: number; hits: number };

/** Rules are asked in their order; the first that applies decides. */
export class Faults {
  #entries: Entry[] = [];

  /** Replaces all rules; counting starts anew. Throws INVALID_ARGUMENT and changes nothing when one is no rule. */
  set(rules: readonly FaultRule[]): void {
    this.#entries = rules.map((given) => {
      const rule = checkRule(given);
      return { rule, path: rule.path === undefined ? null : pathPattern(rule.path), matched: 0, hits: 0 };
    });
  }

  clear(): void {
    this.#entries = [];
  }

  list(): FaultCount[] {
    return this.#entries.map(({ rule, matched, hits }) => ({ ...rule, matched, hits }));
  }

  /** The rule that meets this call, counting it; null when it may go its way. */
  meet(call: FaultyCall): FaultRule | null {
    for (const entry of this.#entries) {
      if (!speaksOf(entry, call)) continue;
      entry.matched += 1;
      const turn = entry.matched - (entry.rule.skip ?? 0);
      if (turn < 1 || turn > (entry.rule.times ?? Infinity)) continue;
      entry.hits += 1;
      return entry.rule;
    }
    return null;
  }
}

function speaksOf({ rule, path }: Entry, call: FaultyCall): boolean {
  const { method, transport, uid } = rule;
  if (method !== undefined && ![method].flat().includes(call.method)) return false;
  if (transport !== undefined && transport !== call.transport) return false;
  if (uid !== undefined && uid !== call.uid()) return false;
  return path === null || pathsIn(call.request).some((one) => path.test(`/${one}`));
}

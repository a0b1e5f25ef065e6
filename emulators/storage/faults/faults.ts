/** The faults in force. There are none until a test asks for them. */
import { checkRule, type FaultRule } from './rule.ts';

/** `matched` counts the requests the rule speaks of, `hits` those it was applied to. */
export type FaultCount = FaultRule & { readonly matched: number; readonly hits: number };

type Entry = { readonly rule: FaultRule; readonly path: RegExp | null; matched: number; hits: number };

/** Rules are asked in their order; the first that applies decides. */
export class Faults {
  #entries: Entry[] = [];

  /** Replaces all rules; counting starts anew. Throws 400 and changes nothing when one is no rule. */
  set(rules: readonly unknown[]): void {
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

  /** The rule that meets this request, counting it; null when it may go its way. */
  meet(method: string, file: () => string | null): FaultRule | null {
    for (const entry of this.#entries) {
      const { rule, path } = entry;
      if (rule.method !== undefined && ![rule.method].flat().includes(method)) continue;
      if (path !== null && !path.test(file() ?? '')) continue;
      entry.matched += 1;
      const turn = entry.matched - (rule.skip ?? 0);
      if (turn < 1 || turn > (rule.times ?? Infinity)) continue;
      entry.hits += 1;
      return rule;
    }
    return null;
  }
}

function pathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment, index, all) => {
    if (segment === '**' && index === all.length - 1) return '.+';
    return segment.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '[^/]*');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

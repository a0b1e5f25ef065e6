/** The debug switch of the rules, per project: it has refusals explained step by step. */
import { explanationLines, type Explanation } from '../../rules/index.ts';

/** The number of kept refusals; older ones are dropped. */
const MAX_KEPT = 50;

export type RulesDebugState = { readonly enabled: boolean; readonly refusals: readonly Explanation[] };

export class RulesDebug {
  readonly #everywhere: boolean;
  readonly #log: (line: string) => void;
  readonly #switched = new Map<string, boolean>();
  readonly #refusals = new Map<string, Explanation[]>();

  constructor(options: { everywhere: boolean; log: (line: string) => void }) {
    this.#everywhere = options.everywhere;
    this.#log = options.log;
  }

  isOn(project: string): boolean {
    return this.#switched.get(project) ?? this.#everywhere;
  }

  /** Switches one project on or off and drops its kept refusals. */
  set(project: string, enabled: boolean): void {
    this.#switched.set(project, enabled);
    this.#refusals.delete(project);
  }

  /** Logs a refusal and keeps it. */
  refused(project: string, explanation: Explanation): void {
    for (const line of explanationLines(explanation)) this.#log(`[rules] ${line}`);
    const kept = this.#refusals.get(project) ?? [];
    this.#refusals.set(project, [...kept, explanation].slice(-MAX_KEPT));
  }

  /** Returns whether the switch is on for the project, and its latest refusals, the oldest first. */
  state(project: string): RulesDebugState {
    return { enabled: this.isOn(project), refusals: this.#refusals.get(project) ?? [] };
  }
}

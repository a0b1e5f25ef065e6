import { asBool } from './compile-logic.ts';
import type { CompiledAllow, CompiledMatch } from './compile.ts';
import type { RulesMethod } from './contract.ts';
import type { ServiceName } from './globals.ts';
import { matchPath, type PathStep } from './matching.ts';
import { Fault, LimitReached, type Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import type { Span } from './syntax.ts';

export type CompiledRules = {
  readonly source: string;
  readonly version: '1' | '2';
  readonly service: ServiceName;
  readonly matches: readonly CompiledMatch[];
};

/** Returns null when an allow statement grants the method on the path, else the reasons for the refusal. */
export function judge(rules: CompiledRules, method: RulesMethod, path: readonly PathStep[], run: Run): string | null {
  const { trace } = run.watching;
  trace?.attempt();
  const reasons: string[] = [];
  for (const match of rules.matches) {
    if (!trace && !match.methods.has(method)) continue;
    const captures = matchPath(match.pattern, path, rules.version);
    if (!captures) continue;
    trace?.matched(match, captures);
    run.captures = captures;
    for (const allow of match.allows) {
      if (!allow.methods.has(method)) continue;
      const outcome = tryAllow(allow, run);
      if (outcome === true) return null;
      reasons.push(reasonOf(outcome, method, allow.line));
    }
  }
  return reasons.length > 0 ? reasons.join(', ') : 'No matching allow statements';
}

function tryAllow(allow: CompiledAllow, run: Run): Outcome {
  const { trace } = run.watching;
  try {
    const outcome = allow.condition ? asBool(allow.condition(run, []), lineSpan(allow.line)) : true;
    trace?.tried(allow, outcome);
    return outcome;
  } catch (error) {
    if (error instanceof LimitReached) trace?.cutOff(allow, error.message);
    throw error;
  }
}

function reasonOf(outcome: Outcome, method: string, line: number): string {
  if (outcome instanceof Fault) {
    return `evaluation error at L${outcome.line}:${outcome.column} for '${method}' @ L${line}: ${outcome.message}`;
  }
  if (outcome === false) return `false for '${method}' @ L${line}`;
  return `not certain for every possible result of '${method}' @ L${line}`;
}

function lineSpan(line: number): Span {
  return { line, column: 1, endLine: line, endColumn: 1, start: 0, end: 0 };
}

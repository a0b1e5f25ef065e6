/** The rules in force, per project. */
import type { CompileRules, CoverageEntry, RulesIssue, Ruleset } from '../../rules/contract.ts';
import { mergedEntries } from '../../rules/coverage-gaps.ts';

type Loaded = { readonly fileName: string; readonly source: string; readonly ruleset: Ruleset };

/** The evaluated expressions and their results; the files are the rules themselves. */
export type RulesCoverage = {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly entries: readonly CoverageEntry[];
};

/** For replaced rules only the counts are kept, and only for this many texts. */
const MAX_RETIRED = 20;

export class Rulesets {
  readonly #compile: CompileRules;
  readonly #projects = new Map<string, Loaded>();
  readonly #retired = new Map<string, readonly CoverageEntry[]>();
  #fallback: Loaded | null = null;

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Sets the rules of a project, or of all projects without their own. Errors leave the former rules in force. */
  load(project: string | null, fileName: string, source: string): readonly RulesIssue[] {
    const compiled = this.#compile(source, { fileName, service: 'cloud.firestore' });
    if (!('ruleset' in compiled)) return compiled.issues;
    const loaded = { fileName, source, ruleset: compiled.ruleset };
    this.#retire(project === null ? this.#fallback : this.#projects.get(project));
    if (project === null) this.#fallback = loaded;
    else this.#projects.set(project, loaded);
    return compiled.ruleset.warnings;
  }

  /** The rules of the project; null when none were loaded. */
  of(project: string): Ruleset | null {
    return this.#loaded(project)?.ruleset ?? null;
  }

  /** The coverage of one project since its rules were loaded. */
  coverage(project: string): RulesCoverage {
    const loaded = this.#loaded(project);
    return loaded === null ? { rules: { files: [] }, entries: [] } : reportOf(loaded, loaded.ruleset.coverage());
  }

  /** The coverage of all projects that have or had rules with this text; null when there are none. */
  coverageOf(source: string): RulesCoverage | null {
    const inForce = [this.#fallback, ...this.#projects.values()].filter((loaded) => loaded?.source === source);
    const retired = this.#retired.get(source);
    const reports = [...inForce.map((loaded) => loaded?.ruleset.coverage() ?? []), ...(retired ? [retired] : [])];
    if (reports.length === 0) return null;
    return reportOf({ fileName: inForce[0]?.fileName ?? 'firestore.rules', source }, mergedEntries(reports));
  }

  #retire(loaded: Loaded | null | undefined): void {
    if (!loaded) return;
    const before = this.#retired.get(loaded.source);
    const entries = loaded.ruleset.coverage();
    this.#retired.delete(loaded.source);
    this.#retired.set(loaded.source, before ? mergedEntries([before, entries]) : entries);
    const [oldest] = this.#retired.keys();
    if (this.#retired.size > MAX_RETIRED && oldest !== undefined) this.#retired.delete(oldest);
  }

  #loaded(project: string): Loaded | null {
    return this.#projects.get(project) ?? this.#fallback;
  }
}

function reportOf(
  { fileName, source }: Pick<Loaded, 'fileName' | 'source'>,
  entries: readonly CoverageEntry[],
): RulesCoverage {
  return { rules: { files: [{ name: fileName, content: source }] }, entries };
}

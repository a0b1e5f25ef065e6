/** The rules in force, per project. */
import type { CompileRules, RulesIssue, Ruleset } from '../../rules/contract.ts';

type Loaded = { readonly fileName: string; readonly source: string; readonly ruleset: Ruleset };

export class Rulesets {
  readonly #compile: CompileRules;
  readonly #projects = new Map<string, Loaded>();
  #fallback: Loaded | null = null;

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Takes new rules for a project, or for all projects without their own. Errors leave the previous rules in force. */
  load(project: string | null, fileName: string, source: string): readonly RulesIssue[] {
    const compiled = this.#compile(source, { fileName, service: 'cloud.firestore' });
    if (!('ruleset' in compiled)) return compiled.issues;
    const loaded = { fileName, source, ruleset: compiled.ruleset };
    if (project === null) this.#fallback = loaded;
    else this.#projects.set(project, loaded);
    return compiled.ruleset.warnings;
  }

  /** The rules of the project; null when none were ever loaded. */
  of(project: string): Ruleset | null {
    return this.#loaded(project)?.ruleset ?? null;
  }

  /** Which expressions were evaluated, and to what. */
  coverage(project: string): unknown {
    const loaded = this.#loaded(project);
    if (loaded === null) return { rules: { files: [] }, entries: [] };
    return {
      rules: { files: [{ name: loaded.fileName, content: loaded.source }] },
      entries: loaded.ruleset.coverage(),
    };
  }

  #loaded(project: string): Loaded | null {
    return this.#projects.get(project) ?? this.#fallback;
  }
}

import { compileStorageRules, type RulesIssue, type StorageRules } from '../../rules/index.ts';

/** Rules in force, and whether they support listing. */
export type LoadedRules = { readonly rules: StorageRules; readonly mayList: boolean };

export type RulesFile = {
  readonly name: string;
  readonly content: string;
  /** the bucket of the rules; absent for every bucket without its own */
  readonly resource?: string | undefined;
};

/** The rules per bucket. */
export class StorageRulesets {
  #byBucket = new Map<string | null, LoadedRules>();

  of(bucket: string): LoadedRules | null {
    return this.#byBucket.get(bucket) ?? this.#byBucket.get(null) ?? null;
  }

  /** Replaces all rules. Errors leave the former ones in force. */
  load(files: readonly RulesFile[]): readonly RulesIssue[] {
    const loaded = new Map<string | null, LoadedRules>();
    const issues: RulesIssue[] = [];
    for (const { name, content, resource } of files) {
      const compiled = compileStorageRules(content, name);
      if ('rules' in compiled) {
        issues.push(...compiled.rules.warnings);
        loaded.set(resource ?? null, { rules: compiled.rules, mayList: isVersionTwo(content) });
      } else issues.push(...compiled.issues);
    }
    if (!issues.some(({ severity }) => severity === 'ERROR')) this.#byBucket = loaded;
    return issues;
  }
}

/** Listing came with version 2 of the language: docs/storage/security/core-syntax. */
function isVersionTwo(source: string): boolean {
  return /^\s*(?:(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*rules_version\s*=\s*['"]2['"]/.test(source);
}

/** The rules' part of the backend. */
import type { Backend } from '../contract.ts';
import type { RulesDebug } from './rules-debug.ts';
import type { Rulesets } from './rulesets.ts';

type RulesCalls = Pick<Backend, 'setRules' | 'rulesCoverage' | 'rulesCoverageOf' | 'setRulesDebug' | 'rulesDebug'>;

/** Returns the backend's calls about rules. */
export function rulesCalls(rulesets: Rulesets, debug: RulesDebug): RulesCalls {
  return {
    setRules: (project, files) => {
      const [file = { name: 'firestore.rules', content: '' }] = files;
      return [...rulesets.load(project, file.name, file.content)];
    },
    rulesCoverage: (project) => rulesets.coverage(project),
    rulesCoverageOf: (source) => rulesets.coverageOf(source),
    setRulesDebug: (project, enabled) => debug.set(project, enabled),
    rulesDebug: (project) => debug.state(project),
  };
}

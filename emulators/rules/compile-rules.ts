import { checkRules } from './checker.ts';
import { compileMatches } from './compile.ts';
import type { CompileRules } from './contract.ts';
import { Coverage } from './coverage.ts';
import type { ServiceName } from './globals.ts';
import { decide } from './decide.ts';
import type { CompiledRules } from './judge.ts';
import { parseRules } from './parser.ts';
import { issueAt, SyntaxIssue } from './syntax-error.ts';

/** Google refuses larger rules. */
const MAX_SOURCE = 256 * 1024;

/**
 * Returns the compiled rules of a text, or its issues. Never throws for invalid rules. Source:
 * firebase.google.com/docs/rules/rules-language, docs/reference/rules.
 */
export const compileRules: CompileRules = (source, { fileName, service }) => {
  if (Buffer.byteLength(source) > MAX_SOURCE) {
    return { issues: [issueAt(fileName, 'ERROR', 'The rules are larger than 256 KB.', START)] };
  }
  try {
    return compileSource(source, fileName, service);
  } catch (error) {
    if (error instanceof SyntaxIssue) return { issues: [issueAt(fileName, 'ERROR', error.message, error.span)] };
    // endless nesting exhausts the stack of a recursive parser
    if (error instanceof RangeError)
      return { issues: [issueAt(fileName, 'ERROR', 'The rules are nested too deeply.', START)] };
    throw error;
  }
};

const START = { line: 1, column: 1 };

function compileSource(source: string, fileName: string, service: ServiceName): ReturnType<CompileRules> {
  const file = parseRules(source);
  const issues = checkRules(file, fileName, service);
  if (issues.some((issue) => issue.severity === 'ERROR')) return { issues };
  const coverage = new Coverage(source);
  const matches = compileMatches(file, service, coverage);
  const rules: CompiledRules = { source, version: file.version, service, matches };
  return {
    ruleset: {
      warnings: issues,
      decide: (request, database, budget, options) => decide(rules, { request, database, budget }, options),
      coverage: () => coverage.entries(),
      resetCoverage: () => coverage.reset(),
    },
  };
}

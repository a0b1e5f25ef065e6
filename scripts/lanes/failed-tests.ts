import { stripVTControlCharacters } from 'node:util';

/** A step that fails as a whole, such as a server that never came up, names hundreds of tests: the first ones say enough. */
const MAX_NAMED = 20;

/** Vitest names a failed test so, and the error follows on the next line. */
const VITEST = /^\s*FAIL\s+\S/;
/** Playwright lists its failed tests so at the end: project, file with line and column, title. */
const PLAYWRIGHT = /^\s+\[[\w-]+\] › \S+:\d+:\d+ › /;

/**
 * Returns the lines of a step's output that name its failed tests, those of Vitest with the line of their error, without
 * colours, each once, at most 20 tests; empty when none is named.
 */
export function failedTests(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const starts = lines.flatMap((line, index) => (VITEST.test(line) || PLAYWRIGHT.test(line) ? [index] : []));
  const named = new Map<string, string[]>();
  for (const start of starts) {
    const line = lines[start]?.trim() ?? '';
    const next = lines[start + 1]?.trim() ?? '';
    const hasError = VITEST.test(lines[start] ?? '') && next !== '' && !VITEST.test(next);
    if (!named.has(line)) named.set(line, hasError ? [line, `  ${next}`] : [line]);
  }
  return [...named.values()].slice(0, MAX_NAMED).flat();
}

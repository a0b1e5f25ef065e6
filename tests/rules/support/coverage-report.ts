/**
 * Runs at the end of the rules tests: writes coverage/rules/, prints the expressions that were not seen, and fails a
 * whole run that left an expression of firestore.rules untried on one side.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { coveragePage } from '../../../emulators/firestore/control/coverage-page.ts';
import { gapsSummary, type CoverageEntry } from '../../../emulators/rules/index.ts';
import { EXCEPTIONS } from './coverage-exceptions.ts';
import { complaints } from './coverage-gate.ts';
import { clearTables, recordedTables } from './tables.ts';

const RULES = 'firestore.rules';
const FOLDER = 'coverage/rules';

type Report = {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly entries: readonly CoverageEntry[];
};

/** Vitest calls this before the tests, and what it returns after them. */
export function setup(project: TestProject): () => Promise<void> {
  clearTables();
  return async () => {
    console.log(`\n${recordedTables()}`);
    const report = await fetchReport();
    if (report === null) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/coverage.json`, `${JSON.stringify(report, null, 1)}\n`);
    writeFileSync(`${FOLDER}/index.html`, coveragePage(RULES, report));
    console.log(`\n${gapsSummary(RULES, report.entries)}\n  ${FOLDER}/index.html shows them all.`);
    if (!(await ranWhole(project))) return;
    const found = complaints(report.entries, EXCEPTIONS);
    if (found.length === 0) return;
    console.error(`${RULES} is not wholly tested:\n  ${found.join('\n  ')}`);
    process.exitCode = 1;
  };
}

/** Returns null when the server counts nothing, as the official emulator in this form does. */
async function fetchReport(): Promise<Report | null> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';
  const body = JSON.stringify({ source: readFileSync(RULES, 'utf8') });
  const answer = await fetch(`http://${host}/emulator/v1/ruleCoverage`, { method: 'POST', body }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Report) : null;
}

/** Returns whether every file about Firestore's rules ran, none of its tests was left out and all passed. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const wanted = testFiles.filter((file) => !file.includes('/rules/storage/'));
  const modules = project.vitest.state.getTestModules().filter((module) => module.project.name === project.name);
  const ran = new Set(modules.filter((module) => module.ok()).map((module) => module.moduleId));
  const skipped = modules.some((module) => [...module.children.allTests('skipped')].length > 0);
  return !skipped && wanted.every((file) => ran.has(file));
}

/**
 * Answers within minutes whether a change is right: runs the checks and tests that the change reaches, side by side, and says
 * what it left out. `npm test` runs everything.
 *
 * Usage: npm run quick                     what changed since main, uncommitted and new files included
 *        npm run quick -- --base <ref>     what changed since another commit or branch
 *        npm run quick -- --all            every quick lane, as in a folder without a history
 *        npm run quick -- --list           the lanes, without running them
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSourceFiles } from '../tests/architecture/source-files.ts';
import { runJobs } from './lanes/run-jobs.ts';
import { changedFiles } from './quick/changed-files.ts';
import { planQuick } from './quick/plan.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const started = performance.now();
const change = values.all ? null : changedFiles(root, values.base ?? null);
const sources = readSourceFiles(['src', 'emulators', 'functions/src', 'scripts', 'tests']);
const { lanes, leftOut } = planQuick(change?.paths ?? null, { sources }, (path) => existsSync(join(root, path)));

console.log(change === null ? 'Every quick lane' : `${change.paths.length} files changed since ${change.since}`);
for (const { name, why } of lanes) console.log(`  ${name.padEnd(14)} ${why}`);
if (!values.list) await runLanes();
console.log('\nLeft out; npm test runs it all:');
for (const { what, command } of leftOut) console.log(`  ${what.padEnd(52)} ${command}`);

async function runLanes(): Promise<void> {
  const outcomes = await runJobs(lanes, {
    stopsAtFailure: false,
    onStart: ({ name }) => console.log(`▶ ${name}`),
    onEnd: ({ job, seconds, hasPassed }, output) => {
      console.log(`${hasPassed ? '✔' : '✖'} ${job.name} ${seconds.toFixed(1)} s`);
      if (!hasPassed) console.log(`\n${output}`);
    },
  });
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  const total = ((performance.now() - started) / 1000).toFixed(0);
  console.log('');
  for (const { job, seconds, hasPassed } of outcomes)
    console.log(`${hasPassed ? '✔' : '✖'} ${job.name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${job.why}`);
  console.log(
    failed.length === 0
      ? `\nAll ${outcomes.length} lanes passed in ${total} s.`
      : `\nFailed in ${total} s: ${failed.map(({ job }) => job.name).join(', ')}. The output of each stands above.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

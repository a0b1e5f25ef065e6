/**
 * Runs every test of the project, steps that do not disturb each other side by side, and starts no further one once a step has
 * failed.
 *
 * Usage: npm test                         every step
 *        npm test -- --part check        one part: check, alone or suite
 *        npm test -- lint build          the named steps
 *        npm test -- --list              the steps, without running them
 *        npm run test:long               the long form of the tests that take long by nature; the same options
 */
import { parseArgs } from 'node:util';
import { failedTests } from './lanes/failed-tests.ts';
import { type Outcome, type RunnableJob, runJobs } from './lanes/run-jobs.ts';
import { longSteps, type Step, steps } from './test-steps.ts';

type StepJob = RunnableJob & { readonly step: Step };

const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string' },
    list: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const known = values.long ? longSteps : steps;
const command = values.long ? 'npm run test:long' : 'npm test';
const chosen = chooseSteps();
if (values.list) {
  for (const step of chosen) console.log(`${step.part.padEnd(6)} ${step.script.padEnd(22)} ${step.title}`);
} else {
  await runAll(chosen);
}

/** Ends the program at an unknown name: a step that is left out without a word looks like one that passed. */
function chooseSteps(): Step[] {
  const unknown = positionals.filter((name) => !known.some((step) => step.script === name));
  const byPart = known.filter((step) => values.part === undefined || step.part === values.part);
  if (unknown.length > 0 || byPart.length === 0) {
    console.error(
      `There is no step ${[...unknown, values.part].filter(Boolean).join(', ')}; see ${command} -- --list.`,
    );
    process.exit(2);
  }
  return byPart.filter((step) => positionals.length === 0 || positionals.includes(step.script));
}

async function runAll(planned: readonly Step[]): Promise<void> {
  const started = performance.now();
  // The long form is chosen by the environment, which every step passes on to its tests.
  if (values.long) process.env['ENCLOS_TESTS'] = 'long';
  const failures = new Map<Step, readonly string[]>();
  const outcomes = await runJobs(
    planned.map((step) => jobOf(step, planned)),
    {
      stopsAtFailure: true,
      onStart: ({ step }) => console.log(`▶ ${planned.indexOf(step) + 1}/${planned.length} ${step.title}`),
      onEnd: ({ job, hasPassed, seconds }, output) => {
        const { step } = job;
        console.log(`\n${hasPassed ? '✔' : '✖'} ${step.title} (npm run ${step.script}), ${seconds.toFixed(1)} s\n`);
        console.log(output);
        if (!hasPassed) failures.set(step, failedTests(output));
      },
    },
  );
  summarise(planned, outcomes, failures, (performance.now() - started) / 1000);
  if (outcomes.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
}

function jobOf(step: Step, planned: readonly Step[]): StepJob {
  const isBuilt = planned.some(({ script }) => script === 'build:functions');
  const script = isBuilt ? (step.built ?? step.script) : step.script;
  const { load = 1, after = [] } = step;
  return { name: step.script, load, after, command: ['npm', 'run', '--silent', script], step };
}

/** The failed tests are named once more at the end: each step writes thousands of lines. */
function summarise(
  planned: readonly Step[],
  outcomes: readonly Outcome<StepJob>[],
  failures: ReadonlyMap<Step, readonly string[]>,
  total: number,
): void {
  console.log('');
  for (const step of planned) {
    const outcome = outcomes.find(({ job }) => job.step === step);
    const mark = outcome === undefined ? '-' : outcome.hasPassed ? '✔' : '✖';
    const time = outcome === undefined ? 'not run' : `${outcome.seconds.toFixed(1).padStart(6)} s`;
    console.log(`${mark} ${step.title.padEnd(68)} ${time}`);
  }
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ job }) => job.step);
  for (const step of failed) {
    console.log(`\nFailed at: ${step.title}. Repeat it alone with: ${repeat(step)}`);
    for (const line of failures.get(step) ?? []) console.log(`  ${line}`);
  }
  if (failed.length === 0) console.log(`\nAll ${outcomes.length} steps passed in ${total.toFixed(0)} s.`);
}

function repeat(step: Step): string {
  return values.long ? `npm run test:long -- ${step.script}` : `npm run ${step.script}`;
}

/**
 * Runs every test of the project, step by step, and stops at the first that fails.
 *
 * Usage: npm test                         every step
 *        npm test -- --part check        one part: check, alone or suite
 *        npm test -- typecheck build     the named steps
 *        npm test -- --list              the steps, without running them
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Step, steps } from './test-steps.ts';

type Outcome = { readonly step: Step; readonly seconds: number; readonly passed: boolean };

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' }, list: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const chosen = chooseSteps();
if (values.list) {
  for (const step of chosen) console.log(`${step.part.padEnd(6)} ${step.script.padEnd(22)} ${step.title}`);
} else {
  await runAll(chosen);
}

/** A wrong name is an error: a step that is silently left out looks like one that passed. */
function chooseSteps(): Step[] {
  const unknown = positionals.filter((name) => !steps.some((step) => step.script === name));
  const byPart = steps.filter((step) => values.part === undefined || step.part === values.part);
  if (unknown.length > 0 || byPart.length === 0) {
    console.error(`There is no step ${[...unknown, values.part].filter(Boolean).join(', ')}; see npm test -- --list.`);
    process.exit(2);
  }
  return byPart.filter((step) => positionals.length === 0 || positionals.includes(step.script));
}

async function runAll(planned: readonly Step[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const [index, step] of planned.entries()) {
    console.log(`\n▶ ${index + 1}/${planned.length} ${step.title} (npm run ${step.script})`);
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.passed) break;
  }
  summarise(planned, outcomes);
  if (outcomes.some((outcome) => !outcome.passed)) process.exitCode = 1;
}

function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    // npm is a script with an extension of its own on Windows, which only a shell finds; the names are ours.
    const child = spawn(`npm run --silent ${step.script}`, { stdio: 'inherit', shell: true });
    const done = (passed: boolean) => resolve({ step, passed, seconds: (performance.now() - started) / 1000 });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });
}

function summarise(planned: readonly Step[], outcomes: readonly Outcome[]): void {
  console.log('');
  for (const { step, passed, seconds } of outcomes) {
    console.log(`${passed ? '✔' : '✖'} ${step.title.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  for (const step of planned.slice(outcomes.length)) console.log(`- ${step.title.padEnd(52)} not run`);
  const failed = outcomes.find((outcome) => !outcome.passed);
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0);
  console.log(
    failed
      ? `\nFailed at: ${failed.step.title}. Repeat it alone with: npm run ${failed.step.script}`
      : `\nAll ${outcomes.length} steps passed in ${total} s.`,
  );
}

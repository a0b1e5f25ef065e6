/**
 * Puts small faults into the rules and the domain, one at a time, and runs the tests against each. A fault that neither
 * a test nor, in the domain, the compiler notices is a test that is missing. The faults are other ones every day; a seed
 * repeats those of another day.
 *
 * Usage: npm run test:mutants -- --domain 60 --rules 40 --seed 20000
 *
 * Fails when fewer than 95 of 100 faults are noticed, and names those that are not.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutations } from './mutants/choose.ts';
import { copyOfProject } from './mutants/copy-of-project.ts';
import { domainMutations } from './mutants/domain-mutations.ts';
import { EQUIVALENT } from './mutants/equivalent.ts';
import { mutated, type Mutation, shownMutation } from './mutants/mutation.ts';
import { rulesMutations } from './mutants/rules-mutations.ts';
import { randomFrom } from './seed/random.ts';

const DAY_MS = 86_400_000;
/** The part of the faults that tests must notice. */
const MIN_NOTICED = 0.95;
/** A fault that lets a test run for ever is noticed, too. */
const PATIENCE_MS = 900_000;

const { values } = parseArgs({
  options: {
    domain: { type: 'string', default: '60' },
    rules: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / DAY_MS)) },
  },
});
const random = randomFrom(Number(values.seed));
const root = join(import.meta.dirname, '..');
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const isDeclaredEquivalent = (mutation: Mutation) => {
  const { before, after } = shownMutation(sourceOf(mutation.file), mutation);
  return EQUIVALENT.some((one) => one.file === mutation.file && one.before === before && one.after === after);
};

const { folder, remove } = copyOfProject(root);
process.once('SIGINT', () => {
  remove();
  process.exit(130);
});
try {
  const survivors = [...(await survivingInDomain()), ...(await survivingInRules())];
  const total = Number(values.domain) + Number(values.rules);
  console.log(`\nSeed ${values.seed}: ${total - survivors.length} of ${total} faults were noticed.`);
  for (const mutation of survivors) {
    const { line, before, after } = shownMutation(sourceOf(mutation.file), mutation);
    console.log(`\nNot noticed: ${mutation.file}:${line}\n  - ${before}\n  + ${after}`);
  }
  if (survivors.length > total * (1 - MIN_NOTICED)) process.exitCode = 1;
} finally {
  remove();
}

function survivingInDomain(): Promise<Mutation[]> {
  const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const all = files.toSorted().flatMap((file) => domainMutations(file, sourceOf(file)));
  const chosen = chosenOf(all, Number(values.domain));
  const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
  return survivingOf(chosen, (file) => {
    const beside = file.replace(/\.ts$/, '.test.ts');
    return [
      ...(existsSync(join(root, beside)) ? [['vitest', 'run', ...projects('unit'), beside]] : []),
      // A rule of the domain that only a screen's test knows is a test that is missing.
      ['vitest', 'related', '--run', ...projects('unit', 'architecture'), file],
      // The compiler refuses many faults, such as a misspelt word of a choice; 'npm test' runs the compiler too.
      ['npm', 'run', '-s', 'typecheck'],
    ];
  });
}

function survivingInRules(): Promise<Mutation[]> {
  const all = ['firestore.rules', 'storage.rules'].flatMap((file) => rulesMutations(file, sourceOf(file)));
  const chosen = chosenOf(all, Number(values.rules), Number.POSITIVE_INFINITY);
  const suite = ['node', 'emulators/suite/exec.ts', '--only', 'firestore', '--'];
  const rules = ['vitest', 'run', '--project', 'rules', '--maxWorkers=2'];
  return survivingOf(chosen, (file, mutation) => {
    if (file === 'storage.rules') return [[...suite, ...rules, 'tests/rules/storage']];
    const cases = globSync('tests/rules/*.test.ts', { cwd: root });
    const [ofCollection, others] = partOf(cases, wordOf(sourceOf(file).slice(0, mutation.start)));
    // The tables of a thousand attempts come last: most faults are noticed by one case of the collection itself.
    return [
      ...(ofCollection.length > 0 ? [[...suite, ...rules, ...ofCollection]] : []),
      [...suite, ...rules, ...others],
      [...suite, ...rules],
    ];
  });
}

/** Returns the word in the names of the tests of the collection whose rules end the text: 'task' for `/tasks/{taskId}`. */
function wordOf(rulesBefore: string): string | null {
  const collection = rulesBefore
    .match(/match \/\S*?(\w+)\/\{\w+\} \{/g)
    ?.at(-1)
    ?.match(/(\w+)\/\{\w+\} \{/)?.[1];
  if (collection === undefined) return null;
  return collection === 'fastEvalGroups' ? 'quick' : collection.replace(/s$/, '').replace(/[A-Z].*/, '');
}

function partOf(files: readonly string[], word: string | null): readonly [string[], string[]] {
  const isOf = (file: string) => word !== null && file.slice(file.lastIndexOf('/')).includes(word);
  return [files.filter(isOf), files.filter((file) => !isOf(file))];
}

function chosenOf(all: readonly Mutation[], count: number, most?: number): Mutation[] {
  const candidates = all.filter((mutation) => !isDeclaredEquivalent(mutation));
  return chooseMutations(candidates, count, random, most);
}

/** Runs the commands against each fault, up to the first that fails; returns the faults that none noticed. */
async function survivingOf(
  chosen: readonly Mutation[],
  commandsFor: (file: string, mutation: Mutation) => string[][],
): Promise<Mutation[]> {
  const [first] = chosen;
  // Tests that fail by themselves would seem to notice every fault.
  if (first !== undefined && !(await passAll(commandsFor(first.file, first))))
    throw new Error('The tests fail without any fault: repair them first.');
  const surviving: Mutation[] = [];
  for (const [at, mutation] of chosen.entries()) {
    const source = sourceOf(mutation.file);
    const began = performance.now();
    writeFileSync(join(folder, mutation.file), mutated(source, mutation));
    // oxlint-disable-next-line no-await-in-loop -- one copy of the project holds one fault at a time
    const isNoticed = !(await passAll(commandsFor(mutation.file, mutation)));
    writeFileSync(join(folder, mutation.file), source);
    const { line, before, after } = shownMutation(source, mutation);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${isNoticed ? 'noticed    ' : 'NOT NOTICED'} ${at + 1}/${chosen.length} ${mutation.file}:${line} ${seconds} s  ${before}  =>  ${after}`,
    );
    if (!isNoticed) surviving.push(mutation);
  }
  return surviving;
}

async function passAll([first, ...others]: readonly (readonly string[])[]): Promise<boolean> {
  return first === undefined || ((await passes(first)) && passAll(others));
}

function passes([program = '', ...rest]: readonly string[]): Promise<boolean> {
  // A run against a database never ends once it is told to stop at its first failure: its worker waits for an answer.
  const endsAtFailure = program === 'vitest';
  const child = spawn(program, [...rest, ...(endsAtFailure ? ['--bail', '1'] : [])], {
    cwd: folder,
    stdio: 'ignore',
    // A group of its own: tests that a fault made endless have workers, which end with it.
    detached: true,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  const patience = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), PATIENCE_MS);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  }).finally(() => clearTimeout(patience)) as Promise<boolean>;
}

/**
 * Decides what `npm run quick` runs for a change: which lanes, on which files, and what it leaves to `npm test`.
 */
import { basename } from 'node:path/posix';
import { type ReachSource, reachedBy } from './reach.ts';

/** One thing that is run, with the reason for it. */
export type Lane = {
  readonly name: string;
  readonly why: string;
  /** The program and its arguments, from the top folder of the project. */
  readonly command: readonly string[];
};

/** The part of a lane that only a full run proves, and the command of that run. */
export type LeftOut = { readonly what: string; readonly command: string };

export type QuickPlan = { readonly lanes: readonly Lane[]; readonly leftOut: readonly LeftOut[] };

/** The project as the plan needs to know it. */
export type Project = { readonly sources: readonly ReachSource[] };

/** More test files of the functions than this take minutes. */
export const MAX_FUNCTIONS_FILES = 4;

/** A change of one of these may change the outcome of every check. */
const CONFIGURATION =
  /^(package(-lock)?\.json|\.npmrc|tsconfig[^/]*\.json|vitest\.config\.ts|vite\.config\.ts|\.oxlintrc\.json|\.oxfmtrc\.json|tests\/support\/jsdom-setup\.ts)$/;
const TYPESCRIPT = /\.tsx?$/;
const LINTED = /\.(tsx?|mjs)$/;
const FORMATTED = /\.(tsx?|mjs|jsonc?|css|md|html|ya?ml)$/;
const BROWSER_TEST = /^src\/.*\.browser\.test\.tsx$/;
const COMPONENT_TEST = /^src\/.*\.test\.tsx$/;
const UNIT_TEST = /^(src|emulators|functions\/src|scripts|tests\/support)\/.*\.test\.ts$/;
const RULES_TEST = /^tests\/rules\/.*\.test\.ts$/;
const FUNCTIONS_TEST = /^tests\/functions\/.*\.test\.ts$/;
/** The sources of the tables of attempts in tests/rules. */
const RULES_DATA = /^src\/domain\/(access|collections)\//;
const WORDS_OF_SCREENS = /\bt\(|useTranslation|<Trans\b/;

const EVERYTHING: readonly Lane[] = [
  vitest('component', 'every component test', []),
  vitest('unit', 'every unit test', []),
  { name: 'types', why: 'every program', command: npm('typecheck') },
  { name: 'lint', why: 'every file', command: npm('lint') },
  rulesLane('every rule', []),
  vitest('architecture', 'every file', []),
  { name: 'locales', why: 'every text', command: npm('locales') },
  { name: 'knip', why: 'every file', command: npm('knip') },
  { name: 'format', why: 'every file', command: npm('format:check') },
];

const NEVER_QUICK: readonly LeftOut[] = [
  { what: 'data against the running suite', command: 'npm run test:integration' },
  { what: 'journeys in the browser', command: 'npm run test:e2e' },
  { what: 'build and size of what a screen loads', command: 'npm run build && npm run budget' },
];

/**
 * Returns the lanes for the changed paths (relative to the top folder, deleted files included), the longest first, and what is
 * left out. `null` stands for a change that is not known, as in a folder without a history: then every quick lane runs in full.
 * No change at all gives no lane.
 */
export function planQuick(changed: readonly string[] | null, { sources }: Project, exists: (path: string) => boolean) {
  if (changed === null || changed.some((path) => CONFIGURATION.test(path)))
    return {
      lanes: EVERYTHING,
      leftOut: [{ what: 'cloud functions', command: 'npm run test:functions' }, ...NEVER_QUICK],
    };
  const reached = [...reachedBy(changed, sources)].filter(exists).toSorted();
  const present = changed.filter(exists);
  const rules = rulesLanes(changed, sources);
  const functions = functionsLanes(changed, sources);
  const hasCode = changed.some((path) => TYPESCRIPT.test(path));
  const linted = present.filter((path) => LINTED.test(path));
  const formatted = present.filter((path) => FORMATTED.test(path));
  const lanes: Lane[] = [
    ...testLanes(reached),
    ...(hasCode ? [{ name: 'types', why: 'what changed since the last run', command: npm('typecheck') }] : []),
    ...(linted.length > 0
      ? [{ name: 'lint', why: count(linted, 'changed file'), command: bin('oxlint', '--deny-warnings', ...linted) }]
      : []),
    ...rules,
    ...functions.lanes,
    ...(hasCode ? [vitest('architecture', 'every file', [])] : []),
    ...(changesWords(changed, sources) ? [{ name: 'locales', why: 'texts changed', command: npm('locales') }] : []),
    ...(hasCode ? [{ name: 'knip', why: 'every file', command: npm('knip') }] : []),
    ...(formatted.length > 0
      ? [{ name: 'format', why: count(formatted, 'changed file'), command: bin('oxfmt', '--check', ...formatted) }]
      : []),
  ];
  return { lanes, leftOut: [...functions.leftOut, ...leftOutOf(changed), ...(lanes.length > 0 ? NEVER_QUICK : [])] };
}

function testLanes(reached: readonly string[]): Lane[] {
  const browser = reached.filter((path) => BROWSER_TEST.test(path));
  const component = reached.filter((path) => COMPONENT_TEST.test(path) && !BROWSER_TEST.test(path));
  const unit = reached.filter((path) => UNIT_TEST.test(path));
  return [
    ...(component.length > 0 ? [vitest('component', count(component, 'reached file'), component)] : []),
    ...(unit.length > 0 ? [vitest('unit', count(unit, 'reached file'), unit)] : []),
    ...(browser.length > 0 ? [vitest('browser', count(browser, 'reached file'), browser)] : []),
  ];
}

/** The rules of a collection are proved by the test files that carry its name, and by the tables of attempts. */
function rulesLanes(changed: readonly string[], sources: readonly ReachSource[]): Lane[] {
  const tests = sources.map(({ path }) => path).filter((path) => RULES_TEST.test(path));
  const parts = changed.filter((path) => path.endsWith('.rules') && !/^(firestore|storage)\.rules$/.test(path));
  const whole = changed.filter((path) => /^(firestore|storage)\.rules$/.test(path));
  const named = parts.map((path) => filesNamedAfter(basename(path, '.rules'), tests));
  // The joined file follows its parts; alone, or with a part that no test is named after, it concerns everything.
  const isEverything = named.some((files) => files.length === 0) || (parts.length === 0 && whole.length > 0);
  if (isEverything) return [rulesLane('the rules changed', [])];
  const tables = parts.length > 0 || changed.some((path) => RULES_DATA.test(path)) ? ['tests/rules/security/'] : [];
  const own = [
    ...reachedBy(
      changed.filter((path) => path.startsWith('tests/rules/')),
      sources,
    ),
  ];
  const files = [...new Set([...tables, ...named.flat(), ...own.filter((path) => RULES_TEST.test(path))])];
  return files.length === 0 ? [] : [rulesLane(files.join(', '), files)];
}

function functionsLanes(changed: readonly string[], sources: readonly ReachSource[]): QuickPlan {
  const tests = sources.map(({ path }) => path).filter((path) => FUNCTIONS_TEST.test(path));
  const server = changed.filter((path) => path.startsWith('functions/src/') && !path.endsWith('.test.ts'));
  const own = changed.filter((path) => tests.includes(path));
  const named = server.flatMap((path) => {
    const [, , area = ''] = path.split('/');
    return [...filesNamedAfter(basename(path, '.ts'), tests), ...filesNamedAfter(area, tests)];
  });
  const files = [...new Set([...own, ...named])];
  const all: LeftOut = { what: 'cloud functions', command: 'npm run test:functions' };
  if (files.length === 0) return { lanes: [], leftOut: [all] };
  if (files.length > MAX_FUNCTIONS_FILES) {
    return { lanes: [], leftOut: [{ ...all, what: `cloud functions: ${count(files, 'file')} concerned` }] };
  }
  const suite = ['node', 'emulators/suite/exec.ts', '--', 'vitest', 'run', '--project', 'functions'];
  const command = ['sh', '-c', `npm run --silent build:functions && ${[...suite, ...files].join(' ')}`];
  return { lanes: [{ name: 'functions', why: files.join(', '), command }], leftOut: [all] };
}

function leftOutOf(changed: readonly string[]): LeftOut[] {
  return changed.some((path) => /^(emulators|tests\/integration)\/(firestore|storage|rules)\//.test(path))
    ? [{ what: 'local Firestore and Storage with the client libraries', command: 'npm run test:local-firebase' }]
    : [];
}

/** Returns the test files whose name begins with a word, in the singular or the plural and in either way to write it. */
function filesNamedAfter(name: string, tests: readonly string[]): string[] {
  const kebab = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const singular = kebab.replace(/s$/, '');
  return tests.filter((path) => new RegExp(`^${singular}s?(-|\\.)`).test(basename(path)));
}

function changesWords(changed: readonly string[], sources: readonly ReachSource[]): boolean {
  return changed.some((path) => {
    if (path.startsWith('locales/') || path === 'i18next.config.ts') return true;
    const source = sources.find((one) => one.path === path);
    // A deleted screen may leave its texts behind.
    if (source === undefined) return /^src\/.*\.tsx$/.test(path);
    return path.startsWith('src/') && !/\.test\.tsx?$/.test(path) && WORDS_OF_SCREENS.test(source.source);
  });
}

function rulesLane(why: string, files: readonly string[]): Lane {
  const suite = bin('node', 'emulators/suite/exec.ts', '--only', 'firestore', '--');
  return { name: 'rules', why, command: [...suite, 'vitest', 'run', '--project', 'rules', ...files] };
}

function vitest(project: string, why: string, files: readonly string[]): Lane {
  return { name: project, why, command: bin('vitest', 'run', '--project', project, ...files) };
}

function npm(script: string): string[] {
  return ['npm', 'run', '--silent', script];
}

function bin(program: string, ...parameters: readonly string[]): string[] {
  return [program, ...parameters];
}

function count(files: readonly string[], what: string): string {
  return `${files.length} ${what}${files.length === 1 ? '' : 's'}`;
}

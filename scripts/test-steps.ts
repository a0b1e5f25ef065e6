/**
 * The steps of `npm test` and of `npm run test:long`, in the order in which they start: fast failures come first.
 */
import type { Job } from './lanes/schedule.ts';

/** One step; its command is an npm script, so that each can be repeated by hand. */
export type Step = {
  /** The npm script that repeats the step by hand. */
  readonly script: string;
  readonly title: string;
  /** `check` reads the sources, `alone` needs nothing running, `suite` starts the local Firebase, `long` takes long by nature. */
  readonly part: 'check' | 'alone' | 'suite' | 'long';
  /** The npm script that runs within `npm test`, where it differs: the functions are built once for all steps. */
  readonly built?: string;
} & Pick<Job, 'load' | 'after'>;

const FUNCTIONS = 'build:functions';

/** Every step of `npm test`. */
export const steps: readonly Step[] = [
  { script: 'typecheck:tests', title: 'types of tests, servers and scripts', part: 'check' },
  { script: 'typecheck:app', title: 'types of the domain and the app', part: 'check' },
  { script: 'lint', title: 'lint', part: 'check' },
  { script: 'format:check', title: 'format', part: 'check' },
  { script: 'knip', title: 'unused code and packages', part: 'check' },
  { script: 'locales', title: 'translations complete', part: 'check' },
  { script: 'test:architecture', title: 'architecture', part: 'check' },
  { script: 'test:components', title: 'components and what only a browser does', part: 'alone' },
  { script: 'test:unit', title: 'unit tests', part: 'alone' },
  { script: 'build', title: 'build of the app', part: 'alone' },
  { script: FUNCTIONS, title: 'build of the functions', part: 'alone' },
  { script: 'budget', title: 'size of what a screen loads', part: 'alone', after: ['build'] },
  {
    script: 'test:local-firebase',
    title: 'local Firestore and Storage with the official client libraries',
    part: 'alone',
    load: 2,
  },
  { script: 'test:rules', title: 'security rules', part: 'suite' },
  {
    script: 'test:integration',
    title: 'data against the running suite',
    part: 'suite',
    built: 'built:integration',
    after: [FUNCTIONS],
  },
  { script: 'test:clock', title: 'days in the browser', part: 'suite', built: 'built:clock', after: [FUNCTIONS] },
  {
    script: 'test:functions',
    title: 'cloud functions',
    part: 'suite',
    built: 'built:functions',
    load: 2,
    after: [FUNCTIONS],
  },
  {
    script: 'test:e2e',
    title: 'end-to-end tests in the browser',
    part: 'suite',
    built: 'built:e2e',
    load: 2,
    after: [FUNCTIONS],
  },
];

/** Every step of `npm run test:long`, each in its long form and alone. */
export const longSteps: readonly Step[] = [
  {
    script: 'test:local-firebase',
    title: 'local Firestore and Storage with all rounds of killing, cutting off and corrupting',
    part: 'long',
    load: 2,
  },
  { script: 'test:clock', title: 'fourteen days in the browser', part: 'long', load: 2 },
  {
    script: 'long:e2e',
    title: 'a day of 500 actions, twenty sign-outs, every account, every theme',
    part: 'long',
    load: 2,
  },
  { script: 'test:mutants', title: 'a hundred small faults, of which tests notice 95', part: 'long', load: 2 },
  { script: 'bench', title: 'sizes, reads and speed', part: 'long', load: 2 },
];

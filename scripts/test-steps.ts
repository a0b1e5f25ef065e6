/**
 * What `npm test` runs, in order: what fails fastest comes first.
 */

/** One step; its command is an npm script, so that each can be repeated by hand. */
export type Step = {
  /** The npm script. */
  readonly script: string;
  readonly title: string;
  /** `check` reads the sources, `alone` needs nothing running, `suite` starts the local Firebase. */
  readonly part: 'check' | 'alone' | 'suite';
};

/** Every step of `npm test`. */
export const steps: readonly Step[] = [
  { script: 'typecheck', title: 'types', part: 'check' },
  { script: 'lint', title: 'lint', part: 'check' },
  { script: 'format:check', title: 'format', part: 'check' },
  { script: 'knip', title: 'unused code and packages', part: 'check' },
  { script: 'locales', title: 'translations complete', part: 'check' },
  { script: 'test:architecture', title: 'architecture', part: 'check' },
  { script: 'test:unit', title: 'unit tests', part: 'alone' },
  { script: 'test:components', title: 'components and what only a browser does', part: 'alone' },
  {
    script: 'test:local-firebase',
    title: 'local Firestore and Storage with the official client libraries',
    part: 'alone',
  },
  { script: 'build', title: 'build of the app', part: 'alone' },
  { script: 'budget', title: 'size of what a screen loads', part: 'alone' },
  { script: 'test:rules', title: 'security rules', part: 'suite' },
  { script: 'test:functions', title: 'cloud functions', part: 'suite' },
  { script: 'test:integration', title: 'data against the running suite', part: 'suite' },
  { script: 'test:e2e', title: 'end-to-end tests in the browser', part: 'suite' },
  { script: 'test:clock', title: 'fourteen days in the browser', part: 'suite' },
];

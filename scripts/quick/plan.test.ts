import { describe, expect, it } from 'vitest';
import { MAX_FUNCTIONS_FILES, planQuick } from './plan.ts';
import type { ReachSource } from './reach.ts';

const source = (path: string, imports: readonly string[] = [], text = ''): ReachSource => ({
  path,
  source: text,
  imports: imports.map((imported) => ({ path: imported })),
});

const sources = [
  source('src/domain/groups/group.ts'),
  source('src/domain/groups/group.test.ts', ['src/domain/groups/group.ts']),
  source('src/domain/access/operations.ts'),
  source('src/features/groups/GroupList.tsx', ['src/domain/groups/group.ts'], "const t = useTranslation('groups')"),
  source('src/features/groups/GroupList.test.tsx', ['src/features/groups/GroupList.tsx']),
  source('src/features/groups/GroupList.browser.test.tsx', ['src/features/groups/GroupList.tsx']),
  source('src/features/tasks/tasks.test.tsx'),
  source('tests/rules/group-shape.test.ts', ['tests/rules/support/park.ts']),
  source('tests/rules/task-shape.test.ts'),
  source('tests/rules/support/park.ts'),
  source('functions/src/people/create-user.ts'),
  source('functions/src/animals/save.ts'),
  source('tests/functions/create-user.test.ts'),
  ...Array.from({ length: MAX_FUNCTIONS_FILES + 1 }, (_, index) => source(`tests/functions/animals-${index}.test.ts`)),
];
const plan = (changed: readonly string[] | null, gone: readonly string[] = []) =>
  planQuick(changed, { sources }, (path) => !gone.includes(path));
const names = (changed: readonly string[] | null) => plan(changed).lanes.map(({ name }) => name);
const commandOf = (changed: readonly string[], name: string) =>
  plan(changed)
    .lanes.find((lane) => lane.name === name)
    ?.command.join(' ');

describe('npm run quick', () => {
  it('runs nothing when nothing changed', () => {
    expect(plan([]).lanes).toEqual([]);
  });

  it('runs every quick lane when the change is unknown or the configuration changed', () => {
    const all = ['component', 'unit', 'types', 'lint', 'rules', 'architecture', 'locales', 'knip', 'format'];
    expect(names(null)).toEqual(all);
    expect(names(['vitest.config.ts'])).toEqual(all);
  });

  it('checks only the format of a changed document', () => {
    expect(names(['docs/terms.md'])).toEqual(['format']);
  });

  it('runs the component, unit and browser tests that a changed entity reaches, and no others', () => {
    const changed = ['src/domain/groups/group.ts'];
    expect(commandOf(changed, 'component')).toBe(
      'vitest run --project component src/features/groups/GroupList.test.tsx',
    );
    expect(commandOf(changed, 'unit')).toBe('vitest run --project unit src/domain/groups/group.test.ts');
    expect(commandOf(changed, 'browser')).toContain('GroupList.browser.test.tsx');
    expect(names(changed)).not.toContain('rules');
  });

  it('lints and formats only the changed files that still exist', () => {
    const changed = ['src/domain/groups/group.ts', 'src/domain/groups/gone.ts'];
    const { lanes } = plan(changed, ['src/domain/groups/gone.ts']);
    expect(lanes.find(({ name }) => name === 'lint')?.command).toEqual([
      'oxlint',
      '--deny-warnings',
      'src/domain/groups/group.ts',
    ]);
  });

  it('checks the translations when texts or a screen with texts changed, not for an entity', () => {
    expect(names(['locales/fr/groups.json'])).toContain('locales');
    expect(names(['src/features/groups/GroupList.tsx'])).toContain('locales');
    expect(names(['src/domain/groups/group.ts'])).not.toContain('locales');
  });

  it('runs the component tests of the screens whose texts changed', () => {
    expect(commandOf(['locales/fr/groups.json'], 'component')).toContain('GroupList.test.tsx');
    expect(commandOf(['locales/fr/groups.json'], 'component')).not.toContain('tasks.test.tsx');
  });

  it('runs the rules of a collection whose part changed, with the tables of attempts', () => {
    const command = commandOf(['firestore.rules', 'rules/collections/groups.rules'], 'rules');
    expect(command).toContain('tests/rules/security/ tests/rules/group-shape.test.ts');
    expect(command).not.toContain('task-shape');
  });

  it('runs all rules when the joined file changed alone or a part has no test of its name', () => {
    for (const changed of [['firestore.rules'], ['firestore.rules', 'rules/collections/unknown.rules']])
      expect(commandOf(changed, 'rules')?.endsWith('--project rules')).toBe(true);
  });

  it('runs a changed rules test, and those that a changed support file reaches', () => {
    expect(commandOf(['tests/rules/task-shape.test.ts'], 'rules')).toContain('tests/rules/task-shape.test.ts');
    expect(commandOf(['tests/rules/support/park.ts'], 'rules')).toContain('tests/rules/group-shape.test.ts');
  });

  it('runs the tables of attempts when the permission table changed', () => {
    expect(commandOf(['src/domain/access/operations.ts'], 'rules')).toContain('tests/rules/security/');
  });

  it('runs the test of a changed function, and names an area with too many tests as left out', () => {
    expect(commandOf(['functions/src/people/create-user.ts'], 'functions')).toContain('create-user.test.ts');
    const { lanes, leftOut } = plan(['functions/src/animals/save.ts']);
    expect(lanes.map(({ name }) => name)).not.toContain('functions');
    expect(leftOut[0]?.what).toBe(`cloud functions: ${MAX_FUNCTIONS_FILES + 1} files concerned`);
  });

  it('names what it leaves out with the command that runs it', () => {
    expect(plan(['src/domain/groups/group.ts']).leftOut.map(({ command }) => command)).toEqual([
      'npm run test:functions',
      'npm run test:integration',
      'npm run test:e2e',
      'npm run build && npm run budget',
    ]);
    expect(plan(['emulators/rules/index.ts']).leftOut.map(({ command }) => command)).toContain(
      'npm run test:local-firebase',
    );
  });
});

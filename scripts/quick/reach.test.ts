import { describe, expect, it } from 'vitest';
import { type ReachSource, reachedBy } from './reach.ts';

const source = (path: string, imports: readonly string[], text = ''): ReachSource => ({
  path,
  source: text,
  imports: imports.map((imported) => ({ path: imported })),
});

const sources = [
  source('src/a.ts', []),
  source('src/b.ts', ['src/a.ts']),
  source('src/b.test.ts', ['src/b.ts']),
  source('src/other.test.ts', ['src/other.ts', 'src/other.module.css'], "import './other.module.css'"),
  source('src/Screen.tsx', [], "useTranslation('groups')"),
  source('src/engine/start.ts', [], "new Worker(new URL('work.ts', import.meta.url))"),
];

describe('the reach of a change', () => {
  it('includes the importers of the importers, and the changed file itself', () => {
    expect([...reachedBy(['src/a.ts'], sources)].toSorted()).toEqual(['src/a.ts', 'src/b.test.ts', 'src/b.ts']);
  });

  it('ends in a circle of imports', () => {
    const circle = [source('src/x.ts', ['src/y.ts']), source('src/y.ts', ['src/x.ts'])];
    expect([...reachedBy(['src/x.ts'], circle)].toSorted()).toEqual(['src/x.ts', 'src/y.ts']);
  });

  it('includes the sources that name a changed style', () => {
    expect([...reachedBy(['src/other.module.css'], sources)]).toEqual(['src/other.test.ts']);
  });

  it('includes the sources that use a changed namespace of translations', () => {
    expect([...reachedBy(['locales/nl/groups.json'], sources)]).toEqual(['src/Screen.tsx']);
  });

  it('includes the source that starts a changed worker', () => {
    expect(reachedBy(['src/engine/work.ts'], sources)).toContain('src/engine/start.ts');
  });

  it('is empty for a file that nobody names', () => {
    expect([...reachedBy(['docs/terms.md'], sources)]).toEqual([]);
  });
});

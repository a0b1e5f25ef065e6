import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = '{src,functions/src,scripts,tests,emulators,rules}';

it('docs/coverage.md names files and folders that exist', () => {
  const named = namedPaths(readFileSync(join(ROOT, 'docs', 'coverage.md'), 'utf8'));
  const bareNames = new Set(globSync(`${FOLDERS}/**/*.*`, { cwd: ROOT, exclude: isInstalled }).map((p) => basename(p)));
  const missing = named.filter(({ path }) => !exists(path, bareNames)).map(({ line, path }) => `line ${line}: ${path}`);
  expect(named.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('reads paths, patterns and lists in braces from a table, and no addresses of screens', () => {
  const table = '| /login | `src/a` (`hasView`), `x.test.ts`, `/login` | `tests/{b,c}.test.ts` |';
  expect(namedPaths(table).map(({ path }) => path)).toEqual([
    'src/a',
    'x.test.ts',
    'tests/b.test.ts',
    'tests/c.test.ts',
  ]);
});

/** Returns the files and folders that a text names in backticks, each with the number of its line. */
function namedPaths(text: string): { readonly line: number; readonly path: string }[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !/^[/.]|[\s<>]/.test(name) && /\/|\.(ts|tsx|json|rules|md|mjs)$/.test(name))
      .flatMap(withoutBraces)
      .map((path) => ({ line: index + 1, path })),
  );
}

function withoutBraces(path: string): string[] {
  const [, before = '', list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(',').map((part) => `${before}${part.trim()}${after}`);
}

function exists(path: string, bareNames: ReadonlySet<string>): boolean {
  if (path.includes('*')) return globSync(path, { cwd: ROOT }).length > 0;
  return existsSync(join(ROOT, path)) || (!path.includes('/') && bareNames.has(path));
}

const isInstalled = (path: string) => path.includes('node_modules');

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachedFrom } from './static-imports.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'enclos-imports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}
const filesFrom = (...modules: string[]) =>
  [...reachedFrom(root, modules).files].map((path) => relative(root, path)).toSorted();

test('static imports are followed through other modules; dynamic and type imports are not', () => {
  write({
    'src/a.tsx': "import { b } from './b.ts';\nimport './a.css';\nconst late = () => import('./late.ts');\n",
    'src/b.ts':
      "import type { T } from './types.ts';\nimport { type U, c } from '#lib/c.ts';\nimport { type V } from './types.ts';\n",
    'src/lib/c.ts': "export { d } from './d.ts';\nimport '../a.tsx';\n",
    'src/lib/d.ts': '',
    'src/a.css': '',
  });
  expect(filesFrom('src/a.tsx')).toEqual(['src/a.css', 'src/a.tsx', 'src/b.ts', 'src/lib/c.ts', 'src/lib/d.ts']);
});

test('the index of a feature leads only to the requested exports, for each importing module', () => {
  write({
    'src/a.ts': "import { One } from '#features/zoo/index.ts';\n",
    'src/b.ts': "import { Two } from '#features/zoo/index.ts';\n",
    'src/features/zoo/index.ts':
      "export { One } from './One.tsx';\nexport { Two } from './Two.tsx';\nexport { Three } from './Three.tsx';\n",
    'src/features/zoo/One.tsx': '',
    'src/features/zoo/Two.tsx': '',
  });
  const door = 'src/features/zoo/index.ts';
  expect(filesFrom('src/a.ts')).toEqual(['src/a.ts', 'src/features/zoo/One.tsx', door]);
  expect(filesFrom('src/a.ts', 'src/b.ts')).toEqual([
    'src/a.ts',
    'src/b.ts',
    'src/features/zoo/One.tsx',
    'src/features/zoo/Two.tsx',
    door,
  ]);
});

test('packages are listed with the imported names', () => {
  write({
    'src/a.ts': "import { IconBell, type Icon } from '@tabler/icons-react';\nimport './b.ts';\n",
    'src/b.ts': "import { IconX as Cross } from '@tabler/icons-react';\n",
  });
  expect([...(reachedFrom(root, ['src/a.ts']).named.get('@tabler/icons-react') ?? [])]).toEqual(['IconBell', 'IconX']);
});

test('a missing module is an error; no modules reach nothing', () => {
  expect(() => reachedFrom(root, ['src/gone.ts'])).toThrow('gone.ts is imported, but is not there');
  expect(filesFrom()).toEqual([]);
});

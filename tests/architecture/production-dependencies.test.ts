import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Packages that another package asks for beside it, by the package that asks. */
const PEERS: Readonly<Record<string, string>> = { 'react-is': 'recharts' };

describe.each([
  ['package.json', ['src']],
  ['functions/package.json', ['functions/src', 'src/domain']],
])('the production dependencies of %s', (manifest, folders) => {
  const dependencies = Object.keys(read(manifest).dependencies);

  it('are each imported by the product', () => {
    const files = readSourceFiles(folders).filter(({ isTest }) => !isTest);
    const imported = new Set(files.flatMap(({ imports }) => imports.map(({ specifier }) => packageOf(specifier))));
    expect(dependencies.filter((name) => !imported.has(name) && !imported.has(PEERS[name] ?? ''))).toEqual([]);
  });
});

function read(manifest: string): { readonly dependencies: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', manifest), 'utf8'));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

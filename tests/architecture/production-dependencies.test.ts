import { globSync, readFileSync } from 'node:fs';
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
    const specifiers = files.flatMap(({ imports }) => imports.map(({ specifier }) => specifier));
    const imported = new Set([...specifiers, ...addressesInStyles(folders)].map(packageOf));
    expect(dependencies.filter((name) => !imported.has(name) && !imported.has(PEERS[name] ?? ''))).toEqual([]);
  });
});

function read(manifest: string): { readonly dependencies: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', manifest), 'utf8'));
}

/** Returns the files that style sheets below the folders name, such as those of a typeface. */
function addressesInStyles(folders: readonly string[]): string[] {
  const root = join(import.meta.dirname, '..', '..');
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/url\('([^']+)'\)/g)])
    .flatMap(([, address]) => address ?? []);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

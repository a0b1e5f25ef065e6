/** Every TypeScript file of the project with its imports resolved, read once for all architecture tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { importsOf, type SourceImport } from './source-imports.ts';

/** An import with where it leads: a path from the project's root, or null for a package. */
export type ResolvedImport = SourceImport & { readonly path: string | null };

/** A source file, by its path from the project's root, with forward slashes. */
export type SourceFile = {
  readonly path: string;
  readonly source: string;
  readonly isTest: boolean;
  readonly imports: readonly ResolvedImport[];
};

const root = join(import.meta.dirname, '..', '..');

/** Returns the source files below the folders; a folder that does not exist yet has none. */
export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(folder).map(readSourceFile));
}

/** Returns the file as it would be if it had this source: for tests of the rules themselves. */
export function sourceFile(path: string, source: string): SourceFile {
  const imports = importsOf(source).map((found) => ({ ...found, path: resolveImport(path, found.specifier) }));
  return { path, source, isTest: /\.(test|spec)\.tsx?$/.test(path), imports };
}

function readSourceFile(path: string): SourceFile {
  return sourceFile(path, readFileSync(join(root, path), 'utf8'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || (entry.name === 'lib' && folder === 'functions') ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Every alias of package.json's `imports` is a folder of src. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return posix.join('src', specifier.slice(1));
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  return null;
}

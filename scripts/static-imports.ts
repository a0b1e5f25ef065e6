/** Follows static imports from file to file of src/, and through a feature's index.ts only to the requested exports. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The modules and packages that modules import, directly or through others. */
export type Reached = {
  /** paths of files of src/ */
  readonly files: ReadonlySet<string>;
  /** imported names, by package */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
};

type Wanted = { readonly from: string; readonly names: readonly string[] };

/**
 * Returns everything that the modules and their static imports reach; nothing for an empty list. @throws when a module
 * is missing
 */
export function reachedFrom(root: string, modules: readonly string[]): Reached {
  const files = new Set<string>();
  const named = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (path: string, names: readonly string[]) => {
    // A feature's index.ts exports more than an importing module asks for: only the requested exports are followed.
    const isDoor = basename(path) === 'index.ts';
    const key = isDoor ? `${path} ${names.join()}` : path;
    if (visited.has(key)) return;
    visited.add(key);
    files.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const wanted of importsOf(path).filter((one) => !isDoor || one.names.some((name) => names.includes(name)))) {
      const target = fileOf(root, path, wanted.from);
      if (target !== null) visit(target, wanted.names);
      else named.set(wanted.from, new Set([...(named.get(wanted.from) ?? []), ...wanted.names]));
    }
  };
  for (const module of modules) visit(join(root, module), []);
  return { files, named };
}

function importsOf(path: string): Wanted[] {
  if (!existsSync(path)) throw new Error(`${path} is imported, but is not there.`);
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return program.body.flatMap((statement): Wanted[] => {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const values = statement.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
      if (values.length === 0 && statement.specifiers.length > 0) return [];
      const names = values.map((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*',
      );
      return [{ from: statement.source.value, names }];
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source && statement.exportKind !== 'type') {
      const names = statement.specifiers.map((one) => (one.exported.type === 'Identifier' ? one.exported.name : '*'));
      return [{ from: statement.source.value, names }];
    }
    return [];
  });
}

/** Returns the file of src/ for a specifier in `path`; null for a package. */
function fileOf(root: string, path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  return specifier.startsWith('#') ? join(root, 'src', specifier.slice(1)) : null;
}

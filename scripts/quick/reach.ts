/** The files that a change reaches: everything that imports a changed file, directly or through others. */
import { basename, dirname, join } from 'node:path/posix';
import type { SourceFile } from '../../tests/architecture/source-files.ts';

/** The parts of a source file that its reach is read from. */
export type ReachSource = Pick<SourceFile, 'path' | 'source'> & {
  readonly imports: readonly { readonly path: string | null }[];
};

const NAMESPACE_FILE = /^locales\/[a-z]{2}\/(?<namespace>[^/]+)\.json$/;
/** A worker is started by its address, not by an import. */
const WORKER = /new URL\(\s*'(?<address>[^':]+\.tsx?)'\s*,\s*import\.meta\.url/g;

/**
 * Returns the paths of the changed sources and of all sources that they reach; empty when nothing is reached. A changed
 * file that is no TypeScript reaches the sources that name it: a translation those that name its namespace, any other
 * file (a style, a drawing, a configuration) those that write its file name.
 */
export function reachedBy(changed: readonly string[], sources: readonly ReachSource[]): Set<string> {
  const importers = importersOf(sources);
  const reached = new Set<string>();
  const waiting = changed.flatMap((path) => (/\.tsx?$/.test(path) ? [path] : namersOf(path, sources)));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(importers.get(path) ?? []));
  }
  return reached;
}

function importersOf(sources: readonly ReachSource[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, source, imports } of sources) {
    const workers = [...source.matchAll(WORKER)].map((found) => join(dirname(path), found.groups?.['address'] ?? ''));
    for (const imported of [...imports.map((found) => found.path), ...workers]) {
      if (imported === null) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

function namersOf(changed: string, sources: readonly ReachSource[]): string[] {
  const namespace = NAMESPACE_FILE.exec(changed)?.groups?.['namespace'];
  const names =
    namespace === undefined
      ? [basename(changed)]
      : [`'${namespace}'`, `'${namespace}:`, `/${namespace}.json`, `\`${namespace}:`];
  return sources.filter(({ source }) => names.some((name) => source.includes(name))).map(({ path }) => path);
}

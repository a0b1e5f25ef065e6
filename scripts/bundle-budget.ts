/**
 * Weighs what the built app loads, screen by screen, and compares it with the budgets of bundle-screens.ts.
 * Globs over file names mislead because names are hashed and chunks shared; Vite's manifest knows who imports whom.
 *
 * Usage: node scripts/bundle-budget.ts   (after `npm run build`)
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { heavyChunks, lazyChunkGzipKb, type Screen, screens } from './bundle-screens.ts';

/** One entry of Vite's manifest, as far as it is used here. */
export type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
/** Vite's manifest: chunks by source file, or by `_name` for shared ones. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Bytes on disk and on the wire. */
export type Weight = { readonly raw: number; readonly gzip: number; readonly brotli: number };

/** What a screen loads before it can be used. */
export type ScreenWeight = {
  readonly name: string;
  readonly js: Weight;
  readonly css: Weight;
  readonly files: readonly string[];
};

/** Reads the manifest of a built app. @throws when the app has not been built */
export function readManifest(distFolder: string): Manifest {
  const path = join(distFolder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/**
 * Returns the files that the modules load, with all they import statically and their styles, each once.
 *
 * @throws when a module is no chunk of its own: it was renamed, or something now imports it statically
 */
export function filesLoadedBy(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string, wantedBy: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key}, wanted by ${wantedBy}, is no chunk of the built app.`);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported, key);
  };
  for (const module of modules) visit(module, 'bundle-screens.ts');
  return [...files];
}

/** Returns what a screen weighs, JavaScript and styles apart. */
export function weighScreen(
  manifest: Manifest,
  distFolder: string,
  screen: Pick<Screen, 'name' | 'modules'>,
): ScreenWeight {
  const files = filesLoadedBy(manifest, screen.modules);
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => weighFile(join(distFolder, file)))
      .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
        raw: 0,
        gzip: 0,
        brotli: 0,
      });
  return { name: screen.name, js: sum('.js'), css: sum('.css'), files };
}

/** Returns the size of one file as it is, and as a server would send it. */
export function weighFile(path: string): Weight {
  const content = readFileSync(path);
  return { raw: content.length, gzip: gzipSync(content).length, brotli: brotliCompressSync(content).length };
}

/** Returns one sentence for each budget that a screen or a lazily loaded file exceeds. */
export function budgetBreaks(manifest: Manifest, distFolder: string, measured: readonly Screen[] = screens): string[] {
  const overScreen = measured.flatMap((screen) => {
    const { js, css, files } = weighScreen(manifest, distFolder, screen);
    const names = new Set(
      Object.values(manifest).flatMap(({ file, name }) => (name && files.includes(file) ? [name] : [])),
    );
    const forgotten = (screen.mustContain ?? []).filter((name) => !names.has(name));
    return [
      ...forgotten.map(
        (name) =>
          `The screen "${screen.name}" is weighed without ${name}: add the module that loads it to bundle-screens.ts.`,
      ),
      ...tooHeavy(`The screen "${screen.name}" loads JavaScript of`, js.brotli, screen.budget.jsBrotliKb, 'brotli'),
      ...tooHeavy(`The screen "${screen.name}" loads styles of`, css.gzip, screen.budget.cssGzipKb, 'gzip'),
    ];
  });
  const atOnce = new Set(filesLoadedBy(manifest, ['index.html']));
  const overChunk = Object.values(manifest)
    .filter((chunk) => chunk.file.endsWith('.js') && !atOnce.has(chunk.file))
    .flatMap((chunk) => {
      const allowed = heavyChunks[chunk.name ?? ''] ?? lazyChunkGzipKb;
      return tooHeavy(
        `The lazily loaded file ${chunk.file} has`,
        gzipSync(readFileSync(join(distFolder, chunk.file))).length,
        allowed,
        'gzip',
      );
    });
  return [...overScreen, ...overChunk];
}

function tooHeavy(subject: string, bytes: number, allowedKb: number, after: 'brotli' | 'gzip'): string[] {
  return bytes > allowedKb * 1000
    ? [`${subject} ${kilobytes(bytes)} after ${after}, but its budget is ${allowedKb} KB.`]
    : [];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function report(distFolder: string): void {
  const manifest = readManifest(distFolder);
  const rows = screens.flatMap((screen) => {
    const { name, js, css } = weighScreen(manifest, distFolder, screen);
    const row = (kind: string, weight: Weight, budget: string) => ({
      screen: name,
      kind,
      raw: kilobytes(weight.raw),
      gzip: kilobytes(weight.gzip),
      brotli: kilobytes(weight.brotli),
      budget,
    });
    return [
      row('JavaScript', js, `${screen.budget.jsBrotliKb} KB brotli`),
      row('styles', css, `${screen.budget.cssGzipKb} KB gzip`),
    ];
  });
  console.table(rows);
  const breaks = budgetBreaks(manifest, distFolder);
  for (const sentence of breaks) console.error(sentence);
  if (breaks.length > 0) process.exitCode = 1;
}

if (import.meta.main) report(join(import.meta.dirname, '..', 'dist'));

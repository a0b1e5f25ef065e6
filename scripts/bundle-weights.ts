/** The sizes of files of the built app, and whether they exceed a budget. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { heavyChunksGzipKb, lazyChunkGzipKb, type ScreenName, screens } from './bundle-screens.ts';

/** One entry of Vite's manifest, with the properties used here. */
export type ManifestChunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
/** Vite's manifest: chunks by source file, or by `_name` for shared ones. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Bytes on disk and after compression. */
export type Weight = { readonly raw: number; readonly gzip: number; readonly brotli: number };

/** The files that a screen fetches until it is idle. */
export type ScreenWeight = { readonly name: ScreenName; readonly js: Weight; readonly css: Weight };

/** Reads the manifest of a built app. @throws when the app has not been built */
export function readManifest(distFolder: string): Manifest {
  const path = join(distFolder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/**
 * Returns the files that the entry loads at once, with its static imports and their styles, each once.
 * @throws when the manifest lacks a chunk that is imported
 */
export function filesLoadedAtOnce(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of the built app.`);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  return [...files];
}

/** Returns the sizes of the files, JavaScript and styles apart; empty for an empty list. */
export function weighFiles(distFolder: string, files: readonly string[]): Pick<ScreenWeight, 'js' | 'css'> {
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => weighFile(join(distFolder, file)))
      .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
        raw: 0,
        gzip: 0,
        brotli: 0,
      });
  return { js: sum('.js'), css: sum('.css') };
}

/** Returns the size of one file, and its size as a server sends it. */
export function weighFile(path: string): Weight {
  const content = readFileSync(path);
  return { raw: content.length, gzip: gzipSync(content).length, brotli: brotliCompressSync(content).length };
}

/** Returns one sentence for each budget that a screen or a lazily loaded file exceeds. */
export function budgetBreaks(manifest: Manifest, distFolder: string, fetched: readonly ScreenWeight[]): string[] {
  const overScreen = fetched.flatMap(({ name, js, css }) => [
    ...tooHeavy(`The screen "${name}" fetches JavaScript of`, js.brotli, screens[name].jsBrotliKb, 'brotli'),
    ...tooHeavy(`The screen "${name}" fetches styles of`, css.gzip, screens[name].cssGzipKb, 'gzip'),
  ]);
  const atOnce = new Set(filesLoadedAtOnce(manifest));
  const overChunk = Object.entries(manifest)
    .filter(([, chunk]) => chunk.file.endsWith('.js') && !atOnce.has(chunk.file))
    .flatMap(([source, chunk]) =>
      tooHeavy(
        `The lazily loaded file ${chunk.file} has`,
        weighFile(join(distFolder, chunk.file)).gzip,
        heavyChunksGzipKb[source] ?? lazyChunkGzipKb,
        'gzip',
      ),
    );
  return [...overScreen, ...overChunk];
}

function tooHeavy(subject: string, bytes: number, allowedKb: number, after: 'brotli' | 'gzip'): string[] {
  return bytes > allowedKb * 1000
    ? [`${subject} ${kilobytes(bytes)} after ${after}, but its budget is ${allowedKb} KB.`]
    : [];
}

/** Returns bytes as kilobytes, for reading. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

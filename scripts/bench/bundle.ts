/** Part one: what the browser is sent before a screen can be used, from the manifest of a build. */
import { type Manifest, readManifest, type ScreenWeight, type Weight, weighScreen } from '../bundle-budget.ts';
import { type Screen, screens } from '../bundle-screens.ts';
import { appExists, buildApp } from './app-build.ts';
import { printTable, type Row } from './table.ts';

/** A screen's weight, or why it cannot be told. */
export type BundleResult =
  | Pick<ScreenWeight, 'name' | 'js' | 'css'>
  | { readonly name: string; readonly problem: string };

export const WEIGHT_HEAD = ['screen', 'kind', 'raw', 'gzip', 'brotli'] as const;

/** Builds the app and weighs every screen of bundle-screens.ts; null while there is no app. */
export async function measureBundle(root: string): Promise<readonly BundleResult[] | null> {
  if (!appExists(root)) return null;
  const folder = await buildApp(root);
  const manifest = readManifest(folder);
  return screens.map((screen) => weigh(screen, manifest, folder));
}

/** A list of modules that has fallen behind the app is told, so that no screen seems lighter than it is. */
function weigh(screen: Screen, manifest: Manifest, folder: string): BundleResult {
  try {
    const { name, js, css, files } = weighScreen(manifest, folder, screen);
    const loaded = new Set(
      Object.values(manifest).flatMap((chunk) => (files.includes(chunk.file) ? [chunk.name] : [])),
    );
    const forgotten = (screen.mustContain ?? []).filter((chunk) => !loaded.has(chunk));
    if (forgotten.length === 0) return { name, js, css };
    return { name, problem: `bundle-screens.ts lists no module that loads ${forgotten.join(', ')}.` };
  } catch (error) {
    return { name: screen.name, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Prints the weights; bytes rather than kilobytes, because they are counts. */
export function printBundle(results: readonly BundleResult[] | null): void {
  if (results === null) {
    console.log('\nWeight of the screens: there is no app to build yet (src/main.tsx is missing).');
    return;
  }
  const rows = results.flatMap((result) => ('problem' in result ? [] : weightRows(result.name, result.js, result.css)));
  if (rows.length > 0) printTable('Bytes a screen needs, from the manifest of the build', WEIGHT_HEAD, rows);
  for (const result of results) {
    if ('problem' in result) console.log(`\nThe screen "${result.name}" was not weighed: ${result.problem}`);
  }
}

/** The rows of one screen. */
export function weightRows(name: string, js: Weight, css: Weight): Row[] {
  const row = (kind: string, { raw, gzip, brotli }: Weight): Row => [name, kind, raw, gzip, brotli];
  return [row('JavaScript', js), row('styles', css)];
}

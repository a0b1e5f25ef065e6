/** Part one: the bytes that a browser fetches until a screen is idle. */
import type { ScreenWeight, Weight } from '../bundle-weights.ts';
import { appExists } from './app-build.ts';
import { fetchFirstScreens } from './first-screens.ts';
import { printTable, type Row } from './table.ts';

const WEIGHT_HEAD = ['screen', 'kind', 'raw', 'gzip', 'brotli'] as const;

/** Builds the app and lets a browser open every screen with a budget; null when there is no app. */
export async function measureBundle(root: string): Promise<readonly ScreenWeight[] | null> {
  if (!appExists(root)) return null;
  return (await fetchFirstScreens(root)).screens;
}

/** Prints the weights; bytes rather than kilobytes, because they are counts. */
export function printBundle(weights: readonly ScreenWeight[] | null): void {
  if (weights === null) {
    console.log('\nWeight of the screens: there is no app to build yet (src/main.tsx is missing).');
    return;
  }
  const rows = weights.flatMap(({ name, js, css }) => weightRows(name, js, css));
  printTable('Bytes the browser fetches until a screen stands still', WEIGHT_HEAD, rows);
}

/** The rows of one screen. */
function weightRows(name: string, js: Weight, css: Weight): Row[] {
  const row = (kind: string, { raw, gzip, brotli }: Weight): Row => [name, kind, raw, gzip, brotli];
  return [row('JavaScript', js), row('styles', css)];
}

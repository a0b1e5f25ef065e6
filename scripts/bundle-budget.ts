/**
 * Weighs the files of the built app that a browser fetches, screen by screen, and compares them with the budgets of
 * bundle-screens.ts. A list of modules could miss files; the browser fetches all of them.
 *
 * Usage: node scripts/bundle-budget.ts
 */
import { join } from 'node:path';
import { fetchFirstScreens } from './bench/first-screens.ts';
import { screens } from './bundle-screens.ts';
import { budgetBreaks, kilobytes, readManifest, type Weight } from './bundle-weights.ts';

async function report(root: string): Promise<void> {
  const { folder, screens: fetched } = await fetchFirstScreens(root);
  const rows = fetched.flatMap(({ name, js, css }) => {
    const row = (kind: string, weight: Weight, budget: string) => ({
      screen: name,
      kind,
      raw: kilobytes(weight.raw),
      gzip: kilobytes(weight.gzip),
      brotli: kilobytes(weight.brotli),
      budget,
    });
    return [
      row('JavaScript', js, `${screens[name].jsBrotliKb} KB brotli`),
      row('styles', css, `${screens[name].cssGzipKb} KB gzip`),
    ];
  });
  console.table(rows);
  const breaks = budgetBreaks(readManifest(folder), folder, fetched);
  for (const sentence of breaks) console.error(sentence);
  if (breaks.length > 0) process.exitCode = 1;
}

if (import.meta.main) await report(join(import.meta.dirname, '..'));

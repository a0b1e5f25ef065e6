/** The scripts and styles that a page really fetches, which a list of modules could miss. */
import type { Page } from 'playwright';
import { type ScreenWeight, weighFiles } from '../bundle-weights.ts';
import type { ScreenName } from '../bundle-screens.ts';

/** Files fetched until a screen was idle, by their path in the build folder. */
export type Fetched = Readonly<Partial<Record<ScreenName, readonly string[]>>>;

/** Collects the files that the page fetches from now on. */
export function watchFetched(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The service worker and its precache belong to no screen.
    if (/^\/assets\/.+\.(?:js|css)$/.test(pathname) && response.request().serviceWorker() === null)
      files.add(pathname.slice(1));
  });
  return files;
}

/** Weighs the files in the build folder. */
export function weighFetched(folder: string, fetched: Fetched): ScreenWeight[] {
  const names = Object.keys(fetched) as ScreenName[];
  return names.map((name) => ({ name, ...weighFiles(folder, fetched[name] ?? []) }));
}

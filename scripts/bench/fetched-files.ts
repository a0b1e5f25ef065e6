/** The scripts and styles a page really gets, which no list of modules can forget. */
import type { Page } from 'playwright';
import { type ScreenWeight, weighFiles } from '../bundle-weights.ts';
import type { ScreenName } from '../bundle-screens.ts';

/** Files fetched until a screen stood still, by their path in the folder of the build. */
export type Fetched = Readonly<Record<ScreenName, readonly string[]>>;

/** Collects the files the page gets from now on. */
export function watchFetched(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The service worker and what it stores for work without a network belong to no screen.
    if (/^\/assets\/.+\.(?:js|css)$/.test(pathname) && response.request().serviceWorker() === null)
      files.add(pathname.slice(1));
  });
  return files;
}

/** Weighs them as they lie in the folder of the build. */
export function weighFetched(folder: string, fetched: Fetched): ScreenWeight[] {
  const names = Object.keys(fetched) as ScreenName[];
  return names.map((name) => ({ name, ...weighFiles(folder, fetched[name]) }));
}

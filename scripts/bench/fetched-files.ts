/** The scripts and styles a page really gets, which no list of modules can forget. */
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { weighFile, type Weight } from '../bundle-budget.ts';

/** Names of the files fetched until the sign-in page stood, and until the dashboard did. */
export type Fetched = { readonly signIn: readonly string[]; readonly dashboard: readonly string[] };
export type FetchedWeight = { readonly screen: string; readonly js: Weight; readonly css: Weight };

/** Collects the names of the files the page gets from now on. */
export function watchFetched(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(?:js|css)$/.test(pathname)) files.add(basename(pathname));
  });
  return files;
}

/** Weighs them as they lie in the folder of the build. */
export function weighFetched(folder: string, { signIn, dashboard }: Fetched): FetchedWeight[] {
  const sum = (files: readonly string[], extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => weighFile(join(folder, 'assets', file)))
      .reduce(added, { raw: 0, gzip: 0, brotli: 0 });
  return [
    { screen: 'sign-in', js: sum(signIn, '.js'), css: sum(signIn, '.css') },
    { screen: 'sign-in and dashboard', js: sum(dashboard, '.js'), css: sum(dashboard, '.css') },
  ];
}

function added(a: Weight, b: Weight): Weight {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}

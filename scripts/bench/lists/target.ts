/** Where a list is measured: a page of its own, or a route of the application over parks of that size. */
import type { Page } from 'playwright';

/** The sizes that are measured, in rows. */
export const SIZES = [25, 1000, 10_000] as const;
export type Size = (typeof SIZES)[number];

export type Target = {
  /** in the headings of the tables */
  readonly title: string;
  /** serves it */
  readonly open: (root: string) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** brings a page to where the list of so many rows is one change of route away */
  readonly before: (page: Page, url: string, rows: Size) => Promise<void>;
  /** where the list with so many rows is, within the page's origin */
  readonly address: (rows: Size) => string;
  /** where a page was before it */
  readonly elsewhere: string;
  /** what is there as soon as the first row is, as a selector */
  readonly row: string;
  /** the search of the list, as a selector */
  readonly search: string;
};

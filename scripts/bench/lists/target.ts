/** The page that is measured: the component alone, or a route of the application over parks of that size. */
import type { Page } from 'playwright';

/** The measured sizes, in rows. */
export const SIZES = [25, 1000, 10_000] as const;
export type Size = (typeof SIZES)[number];

export type Target = {
  /** in the headings of the tables */
  readonly title: string;
  /** serves it */
  readonly open: (root: string) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** opens the page from which the list of this many rows is one change of route away */
  readonly before: (page: Page, url: string, rows: Size) => Promise<void>;
  /** address of the list with this many rows, within the page's origin */
  readonly address: (rows: Size) => string;
  /** address of the page before it */
  readonly elsewhere: string;
  /** selector of an element that appears with the first row */
  readonly row: string;
  /** selector of the list's search */
  readonly search: string;
};

import type { ExportValue } from '#ui/table/export-value.ts';

/** A list that can be exported to a file. */
export type ExportOffer<Row> = {
  /** what the list is called, in the language of the page: name of the file and of its first sheet */
  readonly name: string;
  /** what the page itself has left out of the list, in words: its search, its filters */
  readonly facts?: readonly ExportFact[] | undefined;
  /**
   * of a list read page by page: reads all that the filters of the page ask for; absent: the file holds what has come
   */
  readonly allRows?: ((way: ReadingWay) => Promise<AllRows<Row>>) | undefined;
  /** further rows are to come that the file will not hold, and it says so */
  readonly isPart?: boolean | undefined;
  /** what the last line holds, by column: totals */
  readonly totals?: ((rows: readonly Row[]) => Readonly<Record<string, ExportValue>>) | undefined;
};

/** The signal that stops the reading of rows for a file, and the function that receives the number of rows read. */
export type ReadingWay = { readonly signal: AbortSignal; readonly report: (read: number) => void };

/**
 * The rows read for a file, and their number where reading stopped before the end of the list; null where the list is
 * whole.
 */
export type AllRows<Row> = { readonly rows: readonly Row[]; readonly cutAfter: number | null };

/** One line of what the file says of itself: "Sector" "Savanna". */
export type ExportFact = { readonly label: string; readonly value: string };
export type ExportKind = 'xlsx' | 'csv';

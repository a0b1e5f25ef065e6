import type { ComponentType } from 'react';

/** An action on all selected rows at once. */
export type BulkAction<Row> = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;
  readonly color?: string;
  /** stands in a menu of its own: beside a daily action it would be hit by mistake */
  readonly isApart?: boolean;
  /** why the action is not possible for these rows; null when it is */
  readonly refusal?: (rows: readonly Row[]) => string | null;
  /**
   * Does the action; the promise resolves when it is done. `report` takes the number of finished rows; `signal` aborts
   * when the person stops it. The promise resolves to whether the selection may go: false keeps it, for a closed
   * dialog.
   */
  readonly run: (rows: readonly Row[], way: BulkWay) => Promise<boolean | void> | boolean | void;
};

export type BulkWay = { readonly report: (done: number) => void; readonly signal: AbortSignal };

import type { ComponentType } from 'react';

/** What may be done to all selected rows at once. */
export type BulkAction<Row> = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;
  readonly color?: string;
  /** why it cannot be done to these rows; null when it can */
  readonly refusal?: (rows: readonly Row[]) => string | null;
  /**
   * Does it; the promise ends when it is done. `report` says how many rows are, `signal` that the person stopped it.
   * Resolves to whether the selection may go: false keeps it, for a dialog that was closed.
   */
  readonly run: (rows: readonly Row[], way: BulkWay) => Promise<boolean | void> | boolean | void;
};

export type BulkWay = { readonly report: (done: number) => void; readonly signal: AbortSignal };

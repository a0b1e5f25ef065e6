import type { ReactNode } from 'react';
import type { EpochMs } from '#domain/time/epoch.ts';

/** One field that a revision changed, with its value before and after; null where it was or became empty. */
export type FieldChange = {
  readonly field: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** One entry of a history: the action, its time, its author and the changed fields. */
export type Revision = {
  readonly id: string;
  readonly at: EpochMs;
  /** the action, such as "Species changed" */
  readonly title: string;
  /** the author's name; absent where none is kept */
  readonly byName?: string | undefined;
  /** said beside the time, such as when the entry was recorded */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  readonly changes?: readonly FieldChange[];
  /** what the changed fields do not say */
  readonly details?: ReactNode;
};

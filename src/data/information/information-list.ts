import type { Confirmation, Information } from '#domain/information/information.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** How many a list shows: those that end last. Older ones have had their time. */
export const MAX_INFORMATION = 200;
/**
 * How many a dashboard asks for, those that end first: more than anybody has at a time, so that an urgent one that lasts is
 * among them.
 */
export const MAX_SHOWN = 30;
/** How many readers of one information are listed: as many as it can name. */
export const MAX_READERS = 500;

/** Information of an establishment, as screens get it. */
export type InformationList = {
  readonly information: readonly Information[];
  /** there may be more than are listed */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** What is meant for a person and not over at an instant: what is coming is among it. */
export type ShownQuestion = { readonly zooId: string; readonly userId: string; readonly fromMs: EpochMs };

/** Who has read an information. */
export type Readers = { readonly confirmations: readonly Confirmation[]; readonly isCut: boolean };

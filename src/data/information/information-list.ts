import type { Confirmation, Information } from '#domain/information/information.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** The most information that a list shows: those that end last. */
export const MAX_INFORMATION = 200;
/**
 * The most information that a dashboard asks for, those that end first: more than anybody has at a time, so that an
 * urgent one with a long period is among them.
 */
export const MAX_SHOWN = 30;
/** The most readers of one information that are listed: as many as it can name. */
export const MAX_READERS = 500;

/** Information of an establishment, as screens get it. */
export type InformationList = {
  readonly information: readonly Information[];
  /** whether there may be more than are listed */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/**
 * The query for the list of information; a person who may not read all of it reads what is for them, and what they
 * wrote.
 */
export type InformationQuestion = {
  readonly zooId: string;
  readonly userId: string;
  readonly isAll: boolean;
  /** only those not over at this instant, at most `MAX_SHOWN` */
  readonly fromMs?: EpochMs;
};

/** The query for a person's information that is not over at an instant; information to come is included. */
export type ShownQuestion = { readonly zooId: string; readonly userId: string; readonly fromMs: EpochMs };

/** The people who have read an information. */
export type Readers = { readonly confirmations: readonly Confirmation[]; readonly isCut: boolean };

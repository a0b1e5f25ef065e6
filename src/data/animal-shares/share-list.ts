import type { AnimalShare, ShareState } from '#domain/animal-shares/animal-share.ts';
import type { Latest } from '../live/latest.ts';

/** The most shares that a list shows. */
export const MAX_LISTED_SHARES = 500;
/** The most proposals that are counted; more are "50+" at the link to them. */
export const MAX_WAITING_SHARES = 50;
/** The most shares of one animal that its page shows. */
export const MAX_SHARES_OF_ANIMAL = 50;

/** The two lists of shares: animals of others that this establishment reads, and its own that others read. */
export const SHARE_LISTS = ['received', 'given'] as const;
export type ShareListName = (typeof SHARE_LISTS)[number];

/** The shares of an establishment, the latest step first: of one list, in one state, or of one of its animals. */
export type SharesQuestion = {
  readonly zooId: string;
  readonly list: ShareListName;
  /** absent: any state */
  readonly state?: ShareState;
  /** absent: every animal */
  readonly animalId?: string;
  readonly size: number;
};

export type ShareList = Latest<AnimalShare>;

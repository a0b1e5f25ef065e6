import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

/** The most enclosures of one list, more than any park has: every list has a limit. */
export const MAX_ENCLOSURES = 1_000;

/** The enclosures of an establishment, as screens get them. */
export type EnclosureList = {
  readonly enclosures: readonly Enclosure[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** whether it comes from this device's copy, which may hold only a part: the result of another query */
  readonly isFromCache: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** enclosures with a change that the server has not answered */
  readonly waitingIds: readonly string[];
};

/** One enclosure's document. */
export type OneEnclosure = { readonly zooId: string; readonly enclosureId: string };

/** A few enclosures by their ids. */
export type SomeEnclosures = { readonly zooId: string; readonly enclosureIds: readonly string[] };

/** The zones of an enclosure, in their order. */
export type ZoneList = {
  readonly zones: readonly Zone[];
  /** zones with a change that the server has not answered */
  readonly waitingIds: readonly string[];
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** The latest moves into and out of an enclosure. */
export type EnclosureMovesQuestion = OneEnclosure & { readonly pageSize: number };

import type { Enclosure } from '#domain/enclosures/enclosure.ts';

/** More enclosures than any park has; a bound all the same, as for every list. */
export const MOST_ENCLOSURES = 1_000;

/** The enclosures of an establishment, as screens get them. */
export type EnclosureList = {
  readonly enclosures: readonly Enclosure[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** with a change the server has not answered */
  readonly waitingIds: readonly string[];
};

/** One enclosure's document. */
export type OneEnclosure = { readonly zooId: string; readonly enclosureId: string };

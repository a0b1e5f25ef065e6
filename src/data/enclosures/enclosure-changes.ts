import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

/** The fields of an enclosure that people type; the server writes the others. */
export type EnclosureFields = Pick<
  Enclosure,
  'enclosureName' | 'linkedSectorId' | 'memo' | 'indoorArea' | 'outdoorArea'
>;

/** A new enclosure; the browser chooses its id, so that its page can be opened at once. */
export type NewEnclosure = { readonly zooId: string; readonly enclosureId: string; readonly fields: EnclosureFields };

export type ChangedEnclosure = { readonly enclosureId: string; readonly fields: Partial<EnclosureFields> };

/** The places of some zones in the list of their enclosure. */
export type ZoneOrder = {
  readonly enclosureId: string;
  readonly places: readonly { readonly zoneId: string; readonly position: number }[];
};

export type OneZone = { readonly enclosureId: string; readonly zoneId: string };

/** The fields of a zone that may change after its creation. */
export type ZoneFields = Omit<Zone, 'zoneId' | 'zooId' | 'enclosureId'>;
export type ChangedZone = OneZone & { readonly fields: Partial<ZoneFields> };

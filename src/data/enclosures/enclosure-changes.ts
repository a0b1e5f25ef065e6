import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

/** What people say of an enclosure; the rest is the server's. */
export type EnclosureFields = Pick<
  Enclosure,
  'enclosureName' | 'linkedSectorId' | 'memo' | 'indoorArea' | 'outdoorArea'
>;

/** A new enclosure; its id is the browser's, so that the page of it can be opened at once. */
export type NewEnclosure = { readonly zooId: string; readonly enclosureId: string; readonly fields: EnclosureFields };

export type ChangedEnclosure = { readonly enclosureId: string; readonly fields: Partial<EnclosureFields> };

/** The places of some zones in the list of their enclosure. */
export type ZoneOrder = {
  readonly enclosureId: string;
  readonly places: readonly { readonly zoneId: string; readonly position: number }[];
};

export type OneZone = { readonly enclosureId: string; readonly zoneId: string };

/** What of a zone may change once it is there. */
export type ZoneFields = Omit<Zone, 'zoneId' | 'zooId' | 'enclosureId'>;
export type ChangedZone = OneZone & { readonly fields: Partial<ZoneFields> };

import { deleteDoc, doc, type Firestore, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { storedInstant } from '../firebase/instants.ts';
import type { ChangedEnclosure, ChangedZone, NewEnclosure, OneZone, ZoneOrder } from './enclosure-changes.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';

export type EnclosureWrites = {
  /** Creates an enclosure without plans, zones and animals. */
  create(enclosure: NewEnclosure): Confirmed;
  /** Changes the fields of an enclosure that people type, and nothing else. */
  change(enclosure: ChangedEnclosure): Confirmed;
  /** Creates a zone, or restores the one that was just removed. */
  saveZone(zone: Zone): Confirmed;
  changeZone(zone: ChangedZone): Confirmed;
  removeZone(zone: OneZone): Confirmed;
  /** Puts zones in another order, all of them or none. */
  orderZones(order: ZoneOrder): Confirmed;
};

/** Returns the writes of enclosures and zones that the rules check. They work without a network and are sent later. */
export function enclosureWrites(database: Firestore): EnclosureWrites {
  const enclosureAt = (enclosureId: string) => doc(database, 'enclosures', enclosureId);
  const zoneAt = ({ enclosureId, zoneId }: OneZone) => doc(database, 'enclosures', enclosureId, 'zones', zoneId);
  return {
    create: ({ zooId, enclosureId, fields }) =>
      confirmedWrite(
        'enclosures',
        'enclosure/save-failed',
        setDoc(enclosureAt(enclosureId), {
          ...OLDER_ENCLOSURE,
          ...storedInstant('archivedAt', null),
          ...fields,
          enclosureId,
          zooId,
          label: fields.enclosureName,
          value: enclosureId,
        }),
      ),
    change: ({ enclosureId, fields }) =>
      confirmedWrite(
        'enclosures',
        'enclosure/save-failed',
        updateDoc(enclosureAt(enclosureId), {
          ...fields,
          ...(fields.enclosureName === undefined ? {} : { label: fields.enclosureName }),
        }),
      ),
    saveZone: (zone) => confirmedWrite('enclosures', 'zone/save-failed', setDoc(zoneAt(zone), { ...zone })),
    changeZone: ({ fields, ...zone }) =>
      confirmedWrite('enclosures', 'zone/save-failed', updateDoc(zoneAt(zone), { ...fields })),
    removeZone: (zone) => confirmedWrite('enclosures', 'zone/save-failed', deleteDoc(zoneAt(zone))),
    orderZones({ enclosureId, places }) {
      const batch = writeBatch(database);
      for (const { zoneId, position } of places) batch.update(zoneAt({ enclosureId, zoneId }), { position });
      return confirmedWrite('enclosures', 'zone/save-failed', batch.commit());
    },
  };
}

import { deleteDoc, doc, type Firestore, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { storedInstant } from '../firebase/instants.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import type { ChangedEnclosure, ChangedZone, NewEnclosure, OneZone, ZoneOrder } from './enclosure-changes.ts';

/** The server's answer to a write that is already in the local cache; without a network it comes when there is one. */
type Confirmed = Promise<Result<null>>;

export type EnclosureWrites = {
  /** Creates an enclosure without plans, zones and animals. */
  create(enclosure: NewEnclosure): Confirmed;
  /** Changes what people say of an enclosure, and nothing else. */
  change(enclosure: ChangedEnclosure): Confirmed;
  /** Creates a zone, or brings back the one that was just removed. */
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
      confirmed(
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
      confirmed(
        'enclosure/save-failed',
        updateDoc(enclosureAt(enclosureId), {
          ...fields,
          ...(fields.enclosureName === undefined ? {} : { label: fields.enclosureName }),
        }),
      ),
    saveZone: (zone) => confirmed('zone/save-failed', setDoc(zoneAt(zone), { ...zone })),
    changeZone: ({ fields, ...zone }) => confirmed('zone/save-failed', updateDoc(zoneAt(zone), { ...fields })),
    removeZone: (zone) => confirmed('zone/save-failed', deleteDoc(zoneAt(zone))),
    orderZones({ enclosureId, places }) {
      const batch = writeBatch(database);
      for (const { zoneId, position } of places) batch.update(zoneAt({ enclosureId, zoneId }), { position });
      return confirmed('zone/save-failed', batch.commit());
    },
  };
}

function confirmed(otherwise: ErrorCode, answered: Promise<void>): Confirmed {
  trackWrite(answered);
  return answered.then(
    () => ok(null),
    (error: unknown) => {
      const known = toAppError(error, 'data/enclosures');
      const isReach = known.code === 'generic/offline' || known.code === 'auth/session-expired';
      return fail(isReach ? known : appError(otherwise));
    },
  );
}

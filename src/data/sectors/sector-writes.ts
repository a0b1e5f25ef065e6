import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import type { ChangedSector, NewSector } from './sector-changes.ts';

/** The server's answer to a write that is already in the local cache; without a network it comes when there is one. */
type Confirmed = Promise<Result<null>>;

export type SectorWrites = {
  /** Creates a sector with its team, without a picture. */
  create(sector: NewSector): Confirmed;
  /** Changes what a sector is called, its colour, or its team. */
  change(change: ChangedSector): Confirmed;
};

/** Returns the writes of sectors that the rules check. They work without a network and are sent later. */
export function sectorWrites(database: Firestore): SectorWrites {
  const sectorAt = (sectorId: string) => doc(database, 'sectors', sectorId);
  return {
    create: ({ zooId, sectorId, fields, team }) =>
      confirmed(
        setDoc(sectorAt(sectorId), {
          ...{ sectorId, zooId, value: sectorId, label: fields.sectorName, sectorProfilePicture: null },
          ...fields,
          ...team,
        }),
      ),
    change: ({ sectorId, fields, team }) =>
      confirmed(
        updateDoc(sectorAt(sectorId), {
          ...(fields === undefined ? {} : { ...fields, label: fields.sectorName }),
          ...team,
        }),
      ),
  };
}

function confirmed(answered: Promise<void>): Confirmed {
  trackWrite(answered);
  return answered.then(
    () => ok(null),
    (error: unknown) => {
      const known = toAppError(error, 'data/sectors');
      const isReach = known.code === 'generic/offline' || known.code === 'auth/session-expired';
      return fail(isReach ? known : appError('sector/save-failed'));
    },
  );
}

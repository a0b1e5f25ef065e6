import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import type { ChangedSector, NewSector } from './sector-changes.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';

export type SectorWrites = {
  /** Creates a sector with its team, without a picture. */
  create(sector: NewSector): Confirmed;
  /** Changes the name, the colour or the team of a sector. */
  change(change: ChangedSector): Confirmed;
};

/** Returns the writes of sectors that the rules check. They work without a network and are sent later. */
export function sectorWrites(database: Firestore): SectorWrites {
  const sectorAt = (sectorId: string) => doc(database, 'sectors', sectorId);
  return {
    create: ({ zooId, sectorId, fields, team }) =>
      confirmedWrite(
        'sectors',
        'sector/save-failed',
        setDoc(sectorAt(sectorId), {
          ...{ sectorId, zooId, value: sectorId, label: fields.sectorName, sectorProfilePicture: null },
          ...fields,
          ...team,
        }),
      ),
    change: ({ sectorId, fields, team }) =>
      confirmedWrite(
        'sectors',
        'sector/save-failed',
        updateDoc(sectorAt(sectorId), {
          ...fields,
          ...(fields?.sectorName === undefined ? {} : { label: fields.sectorName }),
          ...team,
        }),
      ),
  };
}

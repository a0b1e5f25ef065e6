import type { DocumentData } from 'firebase/firestore';
import { DEFAULT_SECTOR_COLOR, type Sector, sectorSchema } from '#domain/sectors/sector.ts';
import type { Result } from '#domain/shared/result.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the sector of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function sectorFromDocument(id: string, data: DocumentData): Result<Sector> {
  return parseDocument(sectorSchema, id, {
    label: data['sectorName'],
    value: id,
    sectorKeeper: [],
    managementUserIds: [],
    veterinaryUserIds: [],
    nutritionUserIds: [],
    sectorColor: DEFAULT_SECTOR_COLOR,
    sectorProfilePicture: null,
    ...data,
    sectorId: id,
  });
}

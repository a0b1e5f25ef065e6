import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

export const DEFAULT_SECTOR_COLOR = '#4e73df';

/** The most people who hold one role in a sector. */
const MAX_SECTOR_PEOPLE = 200;

/** A sector of an establishment, as stored in `sectors/{sectorId}` (specification, point 3). */
export const sectorSchema = z.object({
  sectorId: field.ownId(),
  sectorName: field.placeName(),
  zooId: field.zooId(),
  label: field.copy('sectorName'),
  value: field.copy('sectorId'),
  /** user ids of its keepers */
  sectorKeeper: field.older(field.idList(MAX_SECTOR_PEOPLE), []),
  managementUserIds: field.older(field.idList(MAX_SECTOR_PEOPLE), []),
  veterinaryUserIds: field.older(field.idList(MAX_SECTOR_PEOPLE), []),
  nutritionUserIds: field.older(field.idList(MAX_SECTOR_PEOPLE), []),
  sectorColor: field.older(field.colour(), DEFAULT_SECTOR_COLOR),
  sectorProfilePicture: field.initially(z.nullable(z.object({ url: z.string() })), null),
});

export type Sector = z.infer<typeof sectorSchema>;

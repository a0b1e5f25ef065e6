import * as z from 'zod/mini';

export const DEFAULT_SECTOR_COLOR = '#4e73df';

/** A sector of an establishment, as stored in `sectors/{sectorId}` (specification, point 3). */
export const sectorSchema = z.object({
  sectorId: z.string().check(z.minLength(1)),
  sectorName: z.string(),
  zooId: z.string().check(z.minLength(1)),
  label: z.string(),
  value: z.string(),
  /** user ids of its keepers */
  sectorKeeper: z.array(z.string()),
  managementUserIds: z.array(z.string()),
  veterinaryUserIds: z.array(z.string()),
  nutritionUserIds: z.array(z.string()),
  sectorColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  sectorProfilePicture: z.nullable(z.object({ url: z.string() })),
});

export type Sector = z.infer<typeof sectorSchema>;

import * as z from 'zod/mini';
import { sectorSchema } from '#domain/sectors/sector.ts';

/** The name and the colour of a sector, in the order of their form; a colour may be half typed. */
export const sectorFormSchema = z.extend(z.pick(sectorSchema, { sectorName: true }), { sectorColor: z.string() });

/** The people of a sector by role. */
export const teamFormSchema = z.pick(sectorSchema, {
  sectorKeeper: true,
  managementUserIds: true,
  veterinaryUserIds: true,
  nutritionUserIds: true,
});

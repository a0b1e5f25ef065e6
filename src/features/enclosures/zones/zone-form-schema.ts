import * as z from 'zod/mini';
import { zoneSchema } from '#domain/enclosures/zone.ts';

/** The fields that people type of a zone, in the order of the form; its outline is drawn. */
export const zoneFormSchema = z.pick(zoneSchema, {
  zoneName: true,
  areaM2: true,
  heightM: true,
  location: true,
  type: true,
  isHiddenForQuestionnaires: true,
  isHiddenForScanSampling: true,
});
export type ZoneFormValues = z.infer<typeof zoneFormSchema>;

import * as z from 'zod/mini';
import { enclosureSchema } from '#domain/enclosures/enclosure.ts';

/** The fields that people type of an enclosure, in the order of the form. */
export const enclosureFormSchema = z.pick(enclosureSchema, {
  enclosureName: true,
  linkedSectorId: true,
  indoorArea: true,
  outdoorArea: true,
  memo: true,
});

import * as z from 'zod/mini';
import { enclosureSchema } from '#domain/enclosures/enclosure.ts';

/** What people say of an enclosure, in the order of its form. */
export const enclosureFormSchema = z.pick(enclosureSchema, {
  enclosureName: true,
  linkedSectorId: true,
  indoorArea: true,
  outdoorArea: true,
  memo: true,
});

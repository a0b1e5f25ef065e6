import * as z from 'zod/mini';
import { informationSchema } from '#domain/information/information.ts';

/** The fields that the author of an information types, in the order of the form. */
export const informationFormSchema = z.pick(informationSchema, {
  title: true,
  type: true,
  priority: true,
  content: true,
  displayFromUnix: true,
  displayUntilUnix: true,
  recipients: true,
  needsConfirmation: true,
});

import * as z from 'zod/mini';
import { informationSchema } from '#domain/information/information.ts';

/** What its author writes of an information, in the order of its form. */
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

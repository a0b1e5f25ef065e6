import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { documentId, mailAddress, personName } from '../shared/field-shapes.ts';
import { LANGUAGES } from '../users/language.ts';

/** The fields an admin gives for a new person, whether the account is created or the person is invited. */
export const newPerson = {
  userFirstname: personName,
  userLastname: personName,
  userMail: mailAddress,
  userRight: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  betaTester: z.boolean(),
  sectors: z.array(documentId).check(z.maxLength(200)),
} as const;

import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '../users/password.ts';

// What several callables ask for, each with its bounds: no field of a request is without a longest length.

/** The id of a document. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(128));
/** A first or last name, without blanks around it. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** An e-mail address. */
export const mailAddress = z.email().check(z.maxLength(254));
/** A password as it is typed. */
export const password = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200));
/** A file in base64; the bytes are counted by the server. 14,000,000 characters are a little over 10 MB. */
export const base64File = z.string().check(z.minLength(1), z.maxLength(14_000_000));

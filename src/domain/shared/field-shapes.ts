import * as z from 'zod/mini';

// Fields that several requests and checks share. Every field of a request has a maximum length.

/** The id of a document. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(128));
/** The id of a document that is there already, which may be as long as the database allows. */
export const storedDocumentId = z.string().check(z.minLength(1), z.maxLength(1_500));
/** A first or last name, without blanks around it. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** An e-mail address. */
export const mailAddress = z.email().check(z.maxLength(254));
/** A file in base64; the bytes are counted by the server. 14,000,000 characters are a little over 10 MB. */
export const base64File = z.string().check(z.minLength(1), z.maxLength(14_000_000));

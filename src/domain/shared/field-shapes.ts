import * as z from 'zod/mini';

// Fields that several requests and checks share. Every field of a request has a maximum length.

/** The id of a document. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(128));
/** The id of a part inside of a document: letters, digits, hyphens and underscores. */
export const innerId = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** The bytes that Firestore allows an id. */
const MAX_ID_BYTES = 1_500;
/** The id of a document that is there already, which may be as long as the database allows. */
export const storedDocumentId = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_ID_BYTES),
  z.refine((id) => utf8Bytes(id) <= MAX_ID_BYTES),
);
/** A first or last name, without blanks around it. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** An e-mail address. */
export const mailAddress = z.email().check(z.maxLength(254));
/** A file in base64; the bytes are counted by the server. 14,000,000 characters are a little over 10 MB. */
export const base64File = z.string().check(z.minLength(1), z.maxLength(14_000_000));

/** Returns the number of bytes of a text in UTF-8. */
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

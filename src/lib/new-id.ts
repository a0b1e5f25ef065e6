/**
 * Returns the id of a new document, of a file or of something else that nobody else has: a UUID, the one form of id that
 * the rules accept from a browser (`isNewId`).
 */
export function newId(): string {
  return crypto.randomUUID();
}

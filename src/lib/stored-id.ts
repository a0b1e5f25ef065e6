const MAX_BYTES = 1500;

/**
 * Returns whether a text of an address can be the id of a stored document. For any other text no query is made: the
 * database would answer with an error, while the person needs "not found".
 */
export function canBeStoredId(text: string): boolean {
  if (text.trim() === '' || text.includes('/') || text === '.' || text === '..') return false;
  return !/^__.*__$/s.test(text) && new TextEncoder().encode(text).length <= MAX_BYTES;
}

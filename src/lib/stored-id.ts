const MAX_BYTES = 1500;

/**
 * Tells whether a text of an address can be the id of a stored document. Nothing is asked for one that cannot: the
 * database would answer with a fault, where the person needs "not found".
 */
export function canBeStoredId(text: string): boolean {
  if (text.trim() === '' || text.includes('/') || text === '.' || text === '..') return false;
  return !/^__.*__$/s.test(text) && new TextEncoder().encode(text).length <= MAX_BYTES;
}

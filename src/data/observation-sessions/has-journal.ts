/** The browser's database of sessions that are not safe yet. */
export const JOURNAL_NAME = 'enclos-sessions';

/**
 * Returns whether this browser has a journal of sessions, without opening one; true where a browser does not tell. Pages
 * of people who never observe then fetch nothing of it.
 */
export async function hasJournal(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!('databases' in indexedDB)) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === JOURNAL_NAME);
  } catch {
    return true;
  }
}

import type { JournalStore } from '../../../src/data/observation-sessions/journal-store.ts';
import type { JournalEntry } from '../../../src/domain/observation-sessions/journal.ts';
import type { KeptSession } from '../../../src/domain/observation-sessions/kept-session.ts';

/** Returns a store that keeps copies, as a browser's database does, and a switch that makes it full. */
export function memoryJournalStore(): JournalStore & { isFull: boolean } {
  const sessions = new Map<string, KeptSession>();
  const entries = new Map<string, Map<string, JournalEntry>>();
  const store = {
    isFull: false,
    sessions: (userId: string) =>
      Promise.resolve(structuredClone([...sessions.values()].filter((one) => one.userId === userId))),
    entries: (visitId: string) => Promise.resolve(structuredClone([...(entries.get(visitId)?.values() ?? [])])),
    keep(session: KeptSession, changed: readonly JournalEntry[]) {
      if (store.isFull) return Promise.resolve(false);
      const { visitId } = session.session;
      sessions.set(visitId, structuredClone(session));
      const ofVisit = entries.get(visitId) ?? new Map<string, JournalEntry>();
      for (const one of structuredClone(changed)) ofVisit.set(one.entry.entryId, one);
      entries.set(visitId, ofVisit);
      return Promise.resolve(true);
    },
    forget(visitId: string) {
      sessions.delete(visitId);
      entries.delete(visitId);
      return Promise.resolve();
    },
    async forgetAllOf(userId: string) {
      for (const [visitId, one] of sessions) if (one.userId === userId) await store.forget(visitId);
    },
  };
  return store;
}

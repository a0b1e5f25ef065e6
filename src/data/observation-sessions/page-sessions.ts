import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { knownOffsetMs, nowMs } from '#lib/clock.ts';
import { reportError } from '#lib/log.ts';
import { newId } from '#lib/new-id.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import { browserJournalStore } from './journal-store.ts';
import type { SessionServer } from './observation-sessions.repository.ts';
import { type SessionsOfDevice, sessionsOfDevice } from './sessions-of-device.ts';

let sessions: SessionsOfDevice | null = null;

/** Returns the sessions of this page and this browser. */
export function pageSessions(): SessionsOfDevice {
  if (sessions !== null) return sessions;
  const made = sessionsOfDevice({
    store: browserJournalStore(),
    server: serverOfPerson(openServer),
    readClock: () => ({ wallMs: Date.now(), ticksMs: performance.now() }),
    ...{ knownOffset: knownOffsetMs, askOffset, newId, now: nowMs, track: trackWrite },
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  globalThis.addEventListener('online', () => made.retry());
  sessions = made;
  return made;
}

async function openServer(): Promise<SessionServer> {
  const [{ observationSessionsRepository }, { database }] = await Promise.all([
    import('./observation-sessions.repository.ts'),
    import('../firebase/firestore.ts'),
  ]);
  return observationSessionsRepository(await database());
}

/** A token that was just made shows the server's time (`learnFrom` in `data/auth`). */
async function askOffset(): Promise<number | null> {
  const user = firebaseAuth().currentUser;
  if (user === null || !navigator.onLine) return null;
  try {
    await user.getIdToken(true);
    return knownOffsetMs();
  } catch (error) {
    reportError(error, { where: 'data/observation-sessions/clock' });
    return null;
  }
}

/**
 * Returns the server as the person of a session sees it: while somebody else is signed in, or nobody, what a session
 * sends waits, and is not taken for refused.
 */
function serverOfPerson(open: () => Promise<SessionServer>): SessionServer {
  const as = async <Value>(
    userId: string | undefined,
    write: (server: SessionServer) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const isSignedIn = () => firebaseAuth().currentUser?.uid === userId;
    if (!isSignedIn()) return fail(appError('auth/session-expired'));
    try {
      const answer = await write(await open());
      return answer.ok || isSignedIn() ? answer : fail(appError('auth/session-expired'));
    } catch (error) {
      // The part of the app that writes could not be fetched.
      reportError(error, { where: 'data/observation-sessions/open' });
      return fail(appError('generic/offline'));
    }
  };
  return {
    join: (session, deviceId, userId) => as(userId, (server) => server.join(session, deviceId, userId)),
    append: (device, entries, head) => as(head.updatedBy, (server) => server.append(device, entries, head)),
    end: (visitId, head) => as(head.updatedBy, (server) => server.end(visitId, head)),
    entriesOfAll: (question) => as(question.observerId, (server) => server.entriesOfAll(question)),
  };
}

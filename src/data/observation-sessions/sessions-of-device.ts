import { appError, type AppError } from '#domain/errors/app-error.ts';
import type { Excluding } from '#domain/observation-sessions/focal-recorder.ts';
import { reopened } from '#domain/observation-sessions/journal.ts';
import type { KeptSession } from '#domain/observation-sessions/kept-session.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { JournalStore } from './journal-store.ts';
import { type SessionOnDevice, sessionOnDevice, type SessionPorts } from './session-on-device.ts';

/** The words of an observer on a session that begins; the rest follows. */
export type NewSession = Pick<
  ObservationSession,
  | 'zooId'
  | 'campaignId'
  | 'enclosureId'
  | 'plannedId'
  | 'observerId'
  | 'method'
  | 'animalIds'
  | 'ethogramId'
  | 'ethogramVersion'
  | 'isDeferred'
  | 'secondOf'
  | 'plannedCount'
> & {
  /** of a session that is entered afterwards; left out, it begins now */
  readonly startedAtUnix?: number;
};

/** The sessions of a person that this device holds. */
export type SessionsOfDevice = {
  /** Begins a session on this device; the server learns it as soon as there is a network. */
  start(session: NewSession, behaviours: readonly Excluding[]): Promise<SessionOnDevice>;
  /**
   * Returns a session that this device records, from the page or from what the device kept. A running one that began on
   * another device is joined, with a record of its own. Error: 'session/load-failed' for one of another observer, or
   * that this device does not hold and that has ended.
   */
  open(session: ObservationSession, userId: string, behaviours: readonly Excluding[]): Promise<Result<SessionOnDevice>>;
  /** Returns the sessions of a person that this device holds, and sends on what waits of them. */
  kept(userId: string): Promise<readonly SessionOnDevice[]>;
  /** Sends what waits of all sessions: the network is back. */
  retry(): void;
  /** Forgets the sessions of a person with all that waits: the person was asked. */
  forget(userId: string): Promise<void>;
};

type Surroundings = Omit<SessionPorts, 'guard'> & {
  readonly store: JournalStore;
  /** counts a promise as work that waits, until it is answered */
  readonly track: (waiting: Promise<unknown>) => void;
  readonly now: () => number;
};

/** Returns the sessions of a device. Each is held once, however often it is opened. */
export function sessionsOfDevice({ track, now, ...ports }: Surroundings): SessionsOfDevice {
  const held = new Map<string, SessionOnDevice>();
  const isOf = (session: SessionOnDevice, userId: string) => session.shown().session.observerId === userId;

  const hold = async (kept: KeptSession): Promise<SessionOnDevice> => {
    const { visitId } = kept.session;
    const journal = reopened(await ports.store.entries(visitId));
    const known = held.get(visitId);
    if (known !== undefined) return known;
    const session = sessionOnDevice({ kept, journal }, { ...ports, guard: guardOf(track) });
    held.set(visitId, session);
    session.send();
    return session;
  };
  const begin = async (session: ObservationSession, userId: string): Promise<SessionOnDevice> => {
    const kept: KeptSession = {
      ...{ session, userId, deviceId: ports.newId(), fullIds: [], isOpened: false, open: null },
      ...{ end: null, isEndSafe: false, refusal: null },
    };
    await ports.store.keep(kept, []);
    return hold(kept);
  };
  const find = async (visitId: string, userId: string): Promise<SessionOnDevice | null> => {
    const known = held.get(visitId);
    if (known !== undefined) return isOf(known, userId) ? known : null;
    const kept = (await ports.store.sessions(userId)).find(({ session }) => session.visitId === visitId);
    return kept === undefined ? null : hold(kept);
  };

  return {
    async start(typed, behaviours) {
      const session = await begin(newSession(typed, ports.newId(), now()), typed.observerId);
      session.use(behaviours);
      return session;
    },
    async open(session, userId, behaviours) {
      const found = await find(session.visitId, userId);
      const isJoinable = session.observerId === userId && session.status === 'running';
      if (found === null && !isJoinable) return fail(failure());
      const opened = found ?? (await begin(session, userId));
      opened.use(behaviours);
      return ok(opened);
    },
    async kept(userId) {
      const all = await ports.store.sessions(userId);
      return Promise.all(all.map(hold));
    },
    retry() {
      for (const session of held.values()) session.send();
    },
    async forget(userId) {
      for (const [visitId, session] of held) {
        if (!isOf(session, userId)) continue;
        session.close();
        held.delete(visitId);
      }
      await ports.store.forgetAllOf(userId);
    },
  };
}

const failure = (): AppError => appError('session/load-failed');

/** Keeps one promise waiting while a session is at risk: signing out asks before it erases this device's copy. */
function guardOf(track: Surroundings['track']): SessionPorts['guard'] {
  let release: (() => void) | null = null;
  return (isAtRisk) => {
    if (isAtRisk && release === null)
      track(
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      );
    if (isAtRisk) return;
    release?.();
    release = null;
  };
}

function newSession({ startedAtUnix, ...typed }: NewSession, visitId: string, now: number): ObservationSession {
  return {
    ...typed,
    ...{ visitId, status: 'running', doneCount: 0, startedAtUnix: startedAtUnix ?? now, endedAtUnix: null, note: '' },
    ...{ invalidReason: '', invalidatedBy: null, isKnownAnswer: false, knownAgreement: null },
    ...{ updatedBy: typed.observerId, updatedAtUnix: now },
  };
}

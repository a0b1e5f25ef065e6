import { appError, type AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { isErrorCode } from '#domain/errors/is-error-code.ts';
import type { Excluding } from '#domain/observation-sessions/focal-recorder.ts';
import {
  appended,
  countsOf,
  entriesOf,
  type Journal,
  type JournalCounts,
  type JournalEntry,
  marked,
  mergedWith,
  nextPart,
  retimed,
} from '#domain/observation-sessions/journal.ts';
import type { KeptSession, SessionEnd } from '#domain/observation-sessions/kept-session.ts';
import { bytesOf, hasRoomFor } from '#domain/observation-sessions/record-parts.ts';
import { recorded, type Recorder, type RecorderEvent } from '#domain/observation-sessions/recorder.ts';
import { correctedScan } from '#domain/observation-sessions/scan-recorder.ts';
import {
  advancedClock,
  type ClockReading,
  correctedClock,
  correctionOf,
  type SessionClock,
  startedClock,
  timeOf,
} from '#domain/observation-sessions/session-clock.ts';
import { MAX_SESSION_ENTRIES, type ObservationSession } from '#domain/observation-sessions/session.ts';
import { progressOf } from '#domain/observation-sessions/session-progress.ts';
import type { JournalStore } from './journal-store.ts';
import type { SessionServer } from './observation-sessions.repository.ts';

/** One part that is sent: entries, and bytes of JSON. */
const PART = 20;
const PART_BYTES = 100_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 60_000;

type Untimed<Event> = Event extends unknown ? Omit<Event, 'atUnix' | 'entryId'> : never;
/** An act of an observer, without its time and its id, which the session gives. */
export type RecorderAction = Untimed<RecorderEvent>;

/** A session as the screens of its recorder show it. */
export type ShownSession = {
  readonly session: ObservationSession;
  readonly recorder: Recorder;
  /** entries of this device: on it alone, on their way, safe, refused */
  readonly counts: JournalCounts;
  /** the first reason of a refusal; null while nothing is refused */
  readonly refusal: ErrorCode | null;
  /** false when this browser could not keep the last change: then it lives as long as the page */
  readonly isKept: boolean;
  readonly end: SessionEnd | null;
  /** nothing of the session is on this device alone */
  readonly isSafe: boolean;
};

export type SessionOnDevice = {
  /** The state that is shown now; the same object until something changes. */
  shown(): ShownSession;
  /** Calls back at each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Sets the behaviours whose exclusion groups decide what a state stops. */
  use(behaviours: readonly Excluding[]): void;
  /**
   * Takes what the observer did: at once on the screen, then on this device, then on the server. Returns
   * 'session/full' when the session has no room for another entry. `atUnix` is for a session that is entered afterwards.
   */
  record(action: RecorderAction, atUnix?: number): AppError | null;
  /** Ends the session on this device; the server learns it after all entries. */
  end(how: Pick<SessionEnd, 'status' | 'note'>): void;
  /** The session's time now, in epoch milliseconds. */
  now(): number;
  /** Sends what waits now. */
  send(): void;
  /** Sends what waits, and what was refused: the person asks again. */
  retry(): void;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
  /** Stops sending and forgets the listeners; what is kept stays. */
  close(): void;
};

/** The surroundings of a session. */
export type SessionPorts = {
  readonly store: JournalStore;
  readonly server: SessionServer;
  readonly readClock: () => ClockReading;
  /** how far the server's clock is ahead of the device's, as last learnt */
  readonly knownOffset: () => number;
  /** asks the server for its time and returns the difference; null when it cannot be asked */
  readonly askOffset: () => Promise<number | null>;
  readonly newId: () => string;
  /** calls back after a time, until the returned function is called */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** told whether something of the session would be lost with this device's copy */
  readonly guard: (isAtRisk: boolean) => void;
};

/**
 * Returns a session that is recorded on this device. Every change is kept in the store before it is sent, and sending
 * repeats until the server has everything: nothing is sent twice, since a device asks what arrived before it goes on.
 */
export function sessionOnDevice(
  from: { readonly kept: KeptSession; readonly journal: Journal },
  ports: SessionPorts,
): SessionOnDevice {
  const { store, server } = ports;
  const listeners = new Set<() => void>();
  let { kept, journal } = from;
  let behaviours: readonly Excluding[] = [];
  let clock = startedClock(ports.newId(), ports.readClock(), ports.knownOffset());
  let isKept = true;
  let isJoined = false;
  let isClosed = false;
  let partSize = PART;
  /** of the entries in the record that takes more, as JSON */
  let recordBytes = 0;
  let doneElsewhere = 0;
  let retryMs = FIRST_RETRY_MS;
  let cancelRetry: (() => void) | null = null;
  let sending: Promise<void> | null = null;
  let shown = show();

  function show(): ShownSession {
    const counts = countsOf(journal);
    const unsafe = counts.device + counts.sending + counts.refused;
    const isSafe = unsafe === 0 && kept.open === null && kept.isOpened && (kept.end === null || kept.isEndSafe);
    const refused = journal.find(({ state }) => state === 'refused')?.refusal ?? kept.refusal;
    ports.guard(!isSafe && !isClosed);
    return {
      session: { ...kept.session, ...kept.end },
      recorder: { open: kept.open, entries: entriesOf(journal) },
      ...{ counts, isKept, isSafe, end: kept.end },
      refusal: isErrorCode(refused) ? refused : null,
    };
  }
  const tell = () => {
    shown = show();
    for (const listener of listeners) listener();
  };
  /** Keeps the session with the entries that are not the same objects as before. */
  const keep = async (before: Journal) => {
    const old = new Set<JournalEntry>(before);
    const isNow = await store.keep(
      kept,
      journal.filter((one) => !old.has(one)),
    );
    if (isNow === isKept || isClosed) return;
    isKept = isNow;
    tell();
  };
  const change = (next: { readonly kept?: Partial<KeptSession>; readonly journal?: Journal }) => {
    const before = journal;
    kept = { ...kept, ...next.kept };
    journal = next.journal ?? journal;
    tell();
    return keep(before);
  };

  const tick = (): SessionClock => {
    const { runId } = clock;
    clock = advancedClock(clock, ports.readClock(), ports.newId);
    if (clock.runId !== runId) void learn();
    return clock;
  };
  /** Corrects what is still on this device by the server's time. */
  const learn = async () => {
    const offsetMs = await ports.askOffset();
    if (offsetMs === null || isClosed) return;
    const correction = correctionOf(clock, offsetMs);
    const corrected = retimed(journal, clock, correction);
    const { open: now } = kept;
    const isTyped = now === null || kept.session.isDeferred;
    const open = isTyped ? now : correctedScan(now, clock.runSinceMs, correction);
    clock = correctedClock(clock, offsetMs);
    if (correction.runMs !== 0 || corrected.some((one, index) => one !== journal[index]))
      await change({ kept: { open }, journal: corrected });
  };

  const send = () => {
    if (isClosed) return;
    cancelRetry?.();
    cancelRetry = null;
    sending ??= sendAll().finally(() => {
      sending = null;
      if (!isClosed && cancelRetry === null && waits()) send();
    });
  };
  const waits = () => {
    if (isClosed || kept.refusal !== null) return false;
    return !kept.isOpened || nextPart(journal, 1, 1).length > 0 || (kept.end !== null && !kept.isEndSafe);
  };
  /** One step after another: the order of the entries is theirs on the server too. */
  const sendAll = async (): Promise<void> => {
    const goesOn = await step();
    if (goesOn && !isClosed) await sendAll();
  };
  const settled = async (): Promise<void> => {
    if (sending === null) return;
    await sending;
    await settled();
  };
  const failed = (error: AppError): 'later' | 'refused' => {
    if (error.code !== 'generic/offline' && error.code !== 'auth/session-expired') return 'refused';
    // The answer may have been lost on its way: the device asks what arrived before it goes on.
    isJoined = false;
    cancelRetry = ports.later(retryMs, send);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    return 'later';
  };
  const step = async (): Promise<boolean> => {
    if (!waits()) return false;
    if (!isJoined) return join();
    const part = nextPart(journal, partSize, PART_BYTES);
    if (part.length > 0) return hasRoomFor(recordBytes, part) ? append(part) : goOnInNextRecord();
    return kept.end === null || kept.isEndSafe ? false : finish(kept.end);
  };
  const join = async (): Promise<boolean> => {
    if (!clock.isKnown) await learn();
    const joined = await server.join(kept.session, kept, kept.userId);
    if (!joined.ok) {
      if (failed(joined.error) === 'refused') await change({ kept: { refusal: joined.error.code } });
      return false;
    }
    isJoined = true;
    retryMs = FIRST_RETRY_MS;
    doneElsewhere = joined.value.doneCount;
    recordBytes = joined.value.bytes;
    await change({ kept: { isOpened: true, refusal: null }, journal: mergedWith(journal, joined.value.entries) });
    return true;
  };
  /** The id of the next record is kept before the server learns it: after a lost answer the device knows what to ask for. */
  const goOnInNextRecord = async (): Promise<boolean> => {
    await change({ kept: { fullIds: [...kept.fullIds, kept.deviceId], deviceId: ports.newId() } });
    isJoined = false;
    return true;
  };
  const headNow = () => ({
    doneCount: Math.max(doneElsewhere, progressOf(kept.session, [entriesOf(journal)]).done),
    updatedBy: kept.userId,
  });
  const append = async (part: ReturnType<typeof nextPart>): Promise<boolean> => {
    const { visitId } = kept.session;
    const ids = new Set(part.map(({ entryId }) => entryId));
    journal = marked(journal, ids, 'sending');
    tell();
    const sent = await server.append({ visitId, deviceId: kept.deviceId }, part, headNow());
    if (sent.ok) {
      [partSize, retryMs] = [PART, FIRST_RETRY_MS];
      recordBytes += bytesOf(part);
      await change({ journal: marked(journal, ids, 'safe') });
      return true;
    }
    if (failed(sent.error) === 'later') {
      await change({ journal: marked(journal, ids, 'device') });
      return false;
    }
    // One entry that the server refuses must not hold back the others.
    const isOne = part.length === 1;
    partSize = 1;
    await change({ journal: marked(journal, ids, isOne ? 'refused' : 'device', isOne ? sent.error.code : null) });
    return true;
  };
  const finish = async (end: SessionEnd): Promise<boolean> => {
    const { visitId, zooId } = kept.session;
    const all = await server.entriesOfAll({ visitId, zooId, observerId: kept.userId });
    const doneCount = all.ok ? progressOf(kept.session, all.value).done : headNow().doneCount;
    const ended = all.ok ? await server.end(visitId, { ...end, doneCount, updatedBy: kept.userId }) : all;
    if (!ended.ok) {
      if (failed(ended.error) === 'refused') await change({ kept: { refusal: ended.error.code } });
      return false;
    }
    await change({ kept: { isEndSafe: true } });
    if (shown.isSafe) await store.forget(visitId);
    return false;
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use(next) {
      behaviours = next;
    },
    record(action, typedAtUnix) {
      if (kept.end !== null) return appError('session/refused');
      const isTyped = typedAtUnix !== undefined;
      const at = tick();
      const event = { ...action, entryId: ports.newId(), atUnix: typedAtUnix ?? timeOf(at) } as RecorderEvent;
      const { recorder, made } = recorded(shown.recorder, event, behaviours);
      if (recorder === shown.recorder) return null;
      if (journal.length + made.length > MAX_SESSION_ENTRIES) return appError('session/full');
      // A time that somebody typed is not the clock's to correct.
      const by: SessionClock = isTyped ? { ...at, runId: 'typed', isKnown: true } : at;
      void change({ kept: { open: recorder.open }, journal: appended(journal, made, by) }).then(send);
      return null;
    },
    end({ status, note }) {
      if (kept.end !== null) return;
      // A scan that is still open counts.
      if (kept.open?.records.some(({ sighting }) => sighting !== 'not_done') === true)
        this.record({ type: 'closeScan' }, kept.session.isDeferred ? kept.open.atUnix : undefined);
      void change({ kept: { open: null, end: { status, note, endedAtUnix: timeOf(tick()) } } }).then(send);
    },
    now: () => timeOf(tick()),
    send,
    retry() {
      const refused = new Set(journal.filter(({ state }) => state === 'refused').map(({ entry }) => entry.entryId));
      isJoined = false;
      retryMs = FIRST_RETRY_MS;
      void change({ kept: { refusal: null }, journal: marked(journal, refused, 'device') }).then(send);
    },
    settled,
    close() {
      isClosed = true;
      cancelRetry?.();
      listeners.clear();
      ports.guard(false);
    },
  };
}

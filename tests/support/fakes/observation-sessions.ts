import type {
  ObservationSessionsRepository,
  SessionServer,
} from '../../../src/data/observation-sessions/observation-sessions.repository.ts';
import type { SessionImports } from '../../../src/data/observation-sessions/session-imports.ts';
import { type SessionsOfDevice, sessionsOfDevice } from '../../../src/data/observation-sessions/sessions-of-device.ts';
import type { ListSessionImportsData } from '../../../src/domain/callables/observation-sessions.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';
import {
  MAX_SESSIONS_READ,
  type ObservationSession,
  type SessionEntry,
  type SessionRecord,
} from '../../../src/domain/observation-sessions/session.ts';
import { type KeptWords, withKeptWords } from '../../../src/domain/session-exchange/kept-words.ts';
import { fail, ok, type Result } from '../../../src/domain/shared/result.ts';
import { memoryJournalStore } from './journal-store.ts';
import { liveSource } from './live-source.ts';

export type KnownSessions = {
  readonly observationSessions?: readonly ObservationSession[];
  readonly sessionRecords?: readonly SessionRecord[];
  readonly keptSessionWords?: readonly KeptWords[];
  readonly lastSessionImports?: ListSessionImportsData['imports'];
};

/** A server of sessions that can be out of reach, refuse entries, and lose its answers after it has written. */
export type FakeSessionServer = SessionServer & {
  isReachable: boolean;
  losesAnswers: boolean;
  refuses: (entry: SessionEntry) => boolean;
  joinRefusal: ErrorCode | null;
  readonly heads: Map<string, ObservationSession>;
  /** the entries of each device, by its id */
  readonly records: Map<string, readonly SessionEntry[]>;
};

/** Returns a server without sessions. */
export function fakeSessionServer(): FakeSessionServer {
  const offline = fail(appError('generic/offline'));
  const server: FakeSessionServer = {
    ...{ isReachable: true, losesAnswers: false, refuses: () => false, joinRefusal: null },
    ...{ heads: new Map(), records: new Map() },
    join: (session, deviceId) => {
      if (!server.isReachable) return Promise.resolve(offline);
      if (server.joinRefusal !== null) return Promise.resolve(fail(appError(server.joinRefusal)));
      const head = server.heads.get(session.visitId) ?? session;
      server.heads.set(session.visitId, head);
      const entries = server.records.get(deviceId) ?? [];
      server.records.set(deviceId, entries);
      return answered({ entries, doneCount: head.doneCount });
    },
    append: ({ visitId, deviceId }, entries, head) => {
      if (!server.isReachable) return Promise.resolve(offline);
      if (entries.some((entry) => server.refuses(entry))) return Promise.resolve(fail(appError('session/refused')));
      // The real server's union compares whole entries: one with a corrected time would be another.
      const before = server.records.get(deviceId) ?? [];
      const known = new Set(before.map((entry) => JSON.stringify(entry)));
      server.records.set(deviceId, [...before, ...entries.filter((entry) => !known.has(JSON.stringify(entry)))]);
      change(visitId, head);
      return answered(null);
    },
    end: (visitId, head) => {
      if (!server.isReachable) return Promise.resolve(offline);
      if (server.heads.get(visitId)?.status === 'running') change(visitId, head);
      return answered(null);
    },
    entriesOfAll: () => (server.isReachable ? answered([...server.records.values()]) : Promise.resolve(offline)),
  };
  const change = (visitId: string, fields: Partial<ObservationSession>) => {
    const head = server.heads.get(visitId);
    if (head !== undefined) server.heads.set(visitId, { ...head, ...fields });
  };
  const answered = <Value>(value: Value): Promise<Result<Value>> =>
    Promise.resolve(server.losesAnswers ? offline : ok(structuredClone(value)));
  return server;
}

/** Returns observation sessions that are read and never change; the first one is the one of a page. */
export function observationSessionsOf({
  observationSessions = [],
  sessionRecords = [],
  keptSessionWords = [],
  lastSessionImports = [],
}: KnownSessions): ObservationSessionsRepository {
  const one = liveSource<ObservationSession>(observationSessions[0]);
  const records = liveSource<readonly SessionRecord[]>(sessionRecords);
  return {
    ...fakeSessionServer(),
    watchList: ({ most = MAX_SESSIONS_READ }, watcher) =>
      liveSource({
        items: observationSessions.slice(0, most),
        ...{ isCut: observationSessions.length > most, unreadable: 0, waitingIds: [] },
      }).watch(watcher),
    watchOfCampaign: ({ campaignId, observerId }, watcher) =>
      liveSource({
        items: observationSessions.filter(
          (made) => made.campaignId === campaignId && (observerId === undefined || made.observerId === observerId),
        ),
        ...{ isCut: false, unreadable: 0, waitingIds: [], isFromCache: false },
      }).watch(watcher),
    countMade: ({ campaignIds }) => Promise.resolve(ok(madeOf(observationSessions, campaignIds))),
    watchOne: (_visitId, watcher) => one.watch(watcher),
    watchRecords: (_question, watcher) => records.watch(watcher),
    readRecords: ({ visitId }) => Promise.resolve(ok(sessionRecords.filter((record) => record.visitId === visitId))),
    invalidate: () => Promise.resolve(ok({})),
    ...fakeSessionImports(keptSessionWords, lastSessionImports),
  };
}

/** Imports that write nothing, and names of files that are kept as the server keeps them. */
function fakeSessionImports(known: readonly KeptWords[], imports: ListSessionImportsData['imports']): SessionImports {
  const listed = (items: readonly KeptWords[]) => ({ items, isCut: false, unreadable: 0, waitingIds: [] });
  const kept = liveSource(listed(known));
  let latest = known;
  return {
    watchKeptWords: (_zooId, watcher) => kept.watch(watcher),
    keepWords({ words }) {
      for (const { kind, ...given } of words) {
        const before = latest.find((one) => one.kind === kind)?.words ?? [];
        const after = { kind, words: [...withKeptWords(before, [given])], updatedBy: 'ana', updatedAtUnix: 1 };
        latest = [...latest.filter((one) => one.kind !== kind), after];
      }
      kept.show(listed(latest));
      return Promise.resolve(ok({}));
    },
    importSessions: () => Promise.resolve(ok({ results: [] })),
    listImports: () => Promise.resolve(ok(imports)),
    undoImport: () => Promise.resolve(ok({ removed: 0, kept: [], hasMore: false })),
  };
}

function madeOf(sessions: readonly ObservationSession[], campaignIds: readonly string[]) {
  const made = sessions.filter(
    ({ plannedId, secondOf, status, invalidReason }) =>
      plannedId !== null && secondOf === null && status === 'finished' && invalidReason === '',
  );
  return Object.fromEntries(campaignIds.map((id) => [id, made.filter(({ campaignId }) => campaignId === id).length]));
}

/** Returns the sessions of a device that keeps them in memory and sends them to a server in memory. */
export function fakeSessionsOfDevice(server: SessionServer = fakeSessionServer()): SessionsOfDevice {
  let serial = 0;
  return sessionsOfDevice({
    ...{ store: memoryJournalStore(), server, now: Date.now, track: () => {} },
    ...{ knownOffset: () => 0, askOffset: () => Promise.resolve(0) },
    readClock: () => ({ wallMs: Date.now(), ticksMs: performance.now() }),
    newId: () => `id-${(serial += 1)}`,
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

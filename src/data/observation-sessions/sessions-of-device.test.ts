import { expect, it, vi } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { memoryJournalStore } from '../../../tests/support/fakes/journal-store.ts';
import { fakeSessionServer } from '../../../tests/support/fakes/observation-sessions.ts';
import { type NewSession, sessionsOfDevice } from './sessions-of-device.ts';

let serial = 0;
/** A page of a device, with the store and the server that outlive it. */
const page = (store = memoryJournalStore(), server = fakeSessionServer()) => {
  const waiting: Promise<unknown>[] = [];
  const sessions = sessionsOfDevice({
    ...{ store, server, now: () => 1_000, track: (one: Promise<unknown>) => waiting.push(one) },
    ...{ knownOffset: () => 0, askOffset: () => Promise.resolve(0), later: () => () => {} },
    readClock: () => ({ wallMs: 1_000, ticksMs: 0 }),
    newId: () => `id-${(serial += 1)}`,
  });
  return { sessions, store, server, waiting };
};
const typed = (): NewSession => {
  const { visitId: _id, startedAtUnix: _start, ...rest } = anObservationSession();
  return rest;
};

it('a session that begins has an id, its instant and the state of a running one', async () => {
  const { sessions, server } = page();
  const session = await sessions.start(typed(), []);
  expect(session.shown().session).toMatchObject({ status: 'running', startedAtUnix: 1_000, doneCount: 0 });
  await vi.waitFor(() => expect(server.heads.size).toBe(1));
});

it('a session is held once, however often it is opened', async () => {
  const { sessions } = page();
  const session = await sessions.start(typed(), []);
  const again = await sessions.open(session.shown().session, 'keeper-1', []);
  expect(again.ok && again.value).toBe(session);
});

it('a later page finds the sessions of its person, and of nobody else', async () => {
  const first = page();
  await first.sessions.start(typed(), []);
  const second = page(first.store, first.server);
  expect(await second.sessions.kept('keeper-1')).toHaveLength(1);
  expect(await second.sessions.kept('keeper-2')).toEqual([]);
});

it('a second device joins a running session of its observer with a record of its own', async () => {
  const first = page();
  const session = await first.sessions.start(typed(), []);
  const second = page(memoryJournalStore(), first.server);
  const joined = await second.sessions.open(session.shown().session, 'keeper-1', []);
  expect(joined.ok).toBe(true);
  await vi.waitFor(() => expect(first.server.records.size).toBe(2));
});

it.each([
  ['of another observer', anObservationSession({ observerId: 'keeper-2' })],
  ['that has ended and was never here', anObservationSession({ status: 'finished' })],
])('a session %s cannot be recorded on this device', async (_name, session) => {
  expect(await page().sessions.open(session, 'keeper-1', [])).toEqual({
    ok: false,
    error: { code: 'session/load-failed' },
  });
});

it('signing out forgets the sessions of the person alone', async () => {
  const { sessions, store } = page();
  await sessions.start(typed(), []);
  await sessions.start({ ...typed(), observerId: 'keeper-2' }, []);
  await sessions.forget('keeper-1');
  expect(await store.sessions('keeper-1')).toEqual([]);
  expect(await store.sessions('keeper-2')).toHaveLength(1);
});

it('a session at risk waits as one piece of work, until the server has everything', async () => {
  const { sessions, waiting } = page();
  await sessions.start(typed(), []);
  expect(waiting).toHaveLength(1);
  await expect(waiting[0]).resolves.toBeUndefined();
});

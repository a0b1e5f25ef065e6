import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aKeptSession, anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { memoryJournalStore } from '../../../tests/support/fakes/journal-store.ts';
import { fakeSessionServer } from '../../../tests/support/fakes/observation-sessions.ts';
import { reopened } from '#domain/observation-sessions/journal.ts';
import { MAX_RECORD_BYTES } from '#domain/observation-sessions/record-parts.ts';
import { MAX_SESSION_ENTRIES } from '#domain/observation-sessions/session.ts';
import { type SessionOnDevice, sessionOnDevice, type SessionPorts } from './session-on-device.ts';

const NINE = Date.parse('2026-03-05T09:00:00Z');
const HOUR = 3_600_000;

let server = fakeSessionServer();
let store = memoryJournalStore();
let clock = { wallMs: NINE, ticksMs: 0 };
let knownOffset: number | null = 0;
let retries: (() => void)[] = [];
let risks: boolean[] = [];
let serial = 0;
beforeEach(() => {
  server = fakeSessionServer();
  store = memoryJournalStore();
  clock = { wallMs: NINE, ticksMs: 0 };
  knownOffset = 0;
  retries = [];
  risks = [];
});

const ports = (): SessionPorts => ({
  ...{ store, server },
  readClock: () => clock,
  knownOffset: () => 0,
  askOffset: () => Promise.resolve(knownOffset),
  newId: () => `id-${String((serial += 1)).padStart(4, '0')}`,
  later: (_milliseconds, run) => {
    retries.push(run);
    return () => {
      retries = retries.filter((one) => one !== run);
    };
  },
  guard: (isAtRisk) => risks.push(isAtRisk),
});
const begun = (kept = aKeptSession()) => sessionOnDevice({ kept, journal: [] }, ports());
/** A page that opens what the device has kept. */
const reloaded = async (): Promise<SessionOnDevice> => {
  const [kept = aKeptSession()] = await store.sessions('keeper-1');
  return sessionOnDevice({ kept, journal: reopened(await store.entries(kept.session.visitId)) }, ports());
};
const passes = (ms: number) => {
  clock = { wallMs: clock.wallMs + ms, ticksMs: clock.ticksMs + ms };
};
/** A scan of two animals, with a minute for each tap. */
const scan = (session: SessionOnDevice, number: number) => {
  session.record({ type: 'startScan', number, animalIds: ['ada', 'bo'] });
  passes(60_000);
  session.record({ type: 'tap', animalId: 'ada', code: 'REST' });
  passes(60_000);
  session.record({ type: 'notVisible', animalId: 'bo' });
  session.record({ type: 'closeScan' });
};
const quiet = async (session: SessionOnDevice) => {
  await vi.waitFor(() => expect(session.shown().counts.sending).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  await session.settled();
};
const storedNumbers = () =>
  [...server.records.values()].flat().map((entry) => (entry.kind === 'scan' ? entry.number : 0));

describe('a session on a device', () => {
  it('shows a tap at once, and sends the scan once it is closed', async () => {
    const session = begun();
    session.record({ type: 'startScan', number: 1, animalIds: ['ada', 'bo'] });
    session.record({ type: 'tap', animalId: 'ada', code: 'REST' });
    expect(session.shown().recorder.open?.records[0]).toMatchObject({ code: 'REST', atUnix: NINE });
    session.record({ type: 'closeScan' });
    expect(session.shown().counts.device).toBe(1);
    await quiet(session);
    expect(session.shown()).toMatchObject({ counts: { safe: 1, device: 0 }, isSafe: true });
    expect(storedNumbers()).toEqual([1]);
    expect(server.heads.get('visit-1')?.doneCount).toBe(1);
  });
  it('is created on the server before anything was seen', async () => {
    const session = begun();
    session.send();
    await quiet(session);
    expect([...server.heads.keys()]).toEqual(['visit-1']);
  });
  it('works without a network, and sends everything in its order when there is one', async () => {
    server.isReachable = false;
    const session = begun();
    for (const number of [1, 2, 3]) scan(session, number);
    await quiet(session);
    expect(session.shown()).toMatchObject({ counts: { device: 3 }, isSafe: false, refusal: null });
    server.isReachable = true;
    for (const retry of retries) retry();
    await quiet(session);
    expect(storedNumbers()).toEqual([1, 2, 3]);
    expect(session.shown().isSafe).toBe(true);
  });
  it('finds an open scan and all entries again after a reload', async () => {
    server.isReachable = false;
    const before = begun();
    scan(before, 1);
    before.record({ type: 'startScan', number: 2, animalIds: ['ada', 'bo'] });
    before.record({ type: 'tap', animalId: 'bo', code: 'MOVE' });
    await quiet(before);
    before.close();
    server.isReachable = true;
    const after = await reloaded();
    expect(after.shown().recorder).toEqual(before.shown().recorder);
    after.send();
    await quiet(after);
    after.record({ type: 'closeScan' });
    await quiet(after);
    expect(storedNumbers()).toEqual([1, 2]);
  });
  it('doubles nothing when the answer of the server was lost, also after the clock was corrected', async () => {
    server.losesAnswers = true;
    knownOffset = null;
    const session = begun();
    scan(session, 1);
    await quiet(session);
    server.isReachable = true;
    server.losesAnswers = false;
    knownOffset = HOUR;
    for (const retry of retries) retry();
    await quiet(session);
    expect(storedNumbers()).toEqual([1]);
    expect(session.shown().counts).toEqual({ device: 0, sending: 0, safe: 1, refused: 0 });
  });
  it('keeps a refused entry, tells why, sends the others, and tries again when it is asked', async () => {
    server.refuses = (entry) => entry.kind === 'scan' && entry.number === 2;
    server.isReachable = false;
    const session = begun();
    for (const number of [1, 2, 3]) scan(session, number);
    await quiet(session);
    server.isReachable = true;
    session.retry();
    await quiet(session);
    expect(storedNumbers()).toEqual([1, 3]);
    expect(session.shown()).toMatchObject({
      refusal: 'session/refused',
      counts: { refused: 1, safe: 2 },
      isSafe: false,
    });
    server.refuses = () => false;
    session.retry();
    await quiet(session);
    expect(storedNumbers()).toEqual([1, 3, 2]);
    expect(session.shown()).toMatchObject({ refusal: null, isSafe: true });
  });
  it('keeps everything when the server refuses the session itself', async () => {
    server.joinRefusal = 'session/start-failed';
    const session = begun();
    scan(session, 1);
    await quiet(session);
    expect(session.shown()).toMatchObject({ refusal: 'session/start-failed', counts: { device: 1 } });
    expect(retries).toEqual([]);
  });
  it('tells that it is at risk until the server has everything', async () => {
    const session = begun();
    expect(risks.at(-1)).toBe(true);
    scan(session, 1);
    await quiet(session);
    expect(risks.at(-1)).toBe(false);
    session.record({ type: 'startScan', number: 2, animalIds: ['ada'] });
    expect(risks.at(-1)).toBe(true);
  });
  it('tells when the browser has no room, and works on', async () => {
    store.isFull = true;
    const session = begun();
    scan(session, 1);
    await quiet(session);
    expect(session.shown()).toMatchObject({ isKept: false, counts: { safe: 1 } });
  });
  it('goes on in another record when one is full, loses nothing with a lost answer, and is read as one', async () => {
    // Each scan has an animal with a name so long that two fill a record.
    const name = 'x'.repeat(MAX_RECORD_BYTES / 3);
    const wide = (number: number) => {
      session.record({ type: 'startScan', number, animalIds: [name] });
      session.record({ type: 'tap', animalId: name, code: 'REST' });
      session.record({ type: 'closeScan' });
    };
    const session = begun();
    for (const number of [1, 2, 3]) wide(number);
    await quiet(session);
    server.losesAnswers = true;
    wide(4);
    await quiet(session);
    server.losesAnswers = false;
    for (const retry of retries) retry();
    await quiet(session);
    const numbers = [...server.records.values()].map((entries) =>
      entries.map((entry) => (entry.kind === 'scan' ? entry.number : 0)),
    );
    expect(numbers).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect([...server.records.keys()][0]).toBe('device-1');
    expect(session.shown()).toMatchObject({ counts: { safe: 4, device: 0 }, isSafe: true });
    const [kept] = await store.sessions('keeper-1');
    expect([...(kept?.fullIds ?? []), kept?.deviceId]).toEqual([...server.records.keys()]);
  });
  it('takes no entry beyond its limit', () => {
    const session = begun(aKeptSession({ session: anObservationSession({ method: 'focal' }) }));
    const journal = Array.from({ length: MAX_SESSION_ENTRIES }, (_none, order) => ({
      ...{ order, deviceAtUnix: NINE, offsetMs: 0, isOffsetKnown: true, runId: 'r', state: 'safe', refusal: null },
      entry: { entryId: `e${order}`, kind: 'scan', number: order + 1, atUnix: NINE, records: [], interactions: [] },
    })) as never;
    const full = sessionOnDevice({ kept: aKeptSession(), journal }, ports());
    expect(full.record({ type: 'begin', animalId: 'ada' })?.code).toBe('session/full');
    expect(session.record({ type: 'begin', animalId: 'ada' })).toBeNull();
  });
});

describe('the end of a session', () => {
  it('comes after all entries, counts what was done, and is forgotten on the device', async () => {
    const session = begun();
    scan(session, 1);
    session.end({ status: 'finished', note: 'Rain.' });
    await quiet(session);
    expect(server.heads.get('visit-1')).toMatchObject({
      ...{ status: 'finished', note: 'Rain.', doneCount: 1, endedAtUnix: NINE + 120_000 },
    });
    expect(await store.sessions('keeper-1')).toEqual([]);
  });
  it('closes a scan in which something was seen', async () => {
    const session = begun();
    session.record({ type: 'startScan', number: 1, animalIds: ['ada'] });
    session.record({ type: 'tap', animalId: 'ada', code: 'REST' });
    session.end({ status: 'interrupted', note: '' });
    await quiet(session);
    expect(storedNumbers()).toEqual([1]);
  });
  it('leaves out a scan in which nothing was seen, and takes no entry afterwards', async () => {
    const session = begun();
    session.record({ type: 'startScan', number: 1, animalIds: ['ada'] });
    session.end({ status: 'interrupted', note: '' });
    expect(session.record({ type: 'startScan', number: 2, animalIds: ['ada'] })?.code).toBe('session/refused');
    await quiet(session);
    expect(storedNumbers()).toEqual([]);
  });
  it('waits on the device while there is no network', async () => {
    server.isReachable = false;
    const before = begun();
    scan(before, 1);
    before.end({ status: 'finished', note: '' });
    await quiet(before);
    before.close();
    server.isReachable = true;
    const after = await reloaded();
    expect(after.shown().end?.status).toBe('finished');
    after.send();
    await quiet(after);
    expect(server.heads.get('visit-1')?.status).toBe('finished');
  });
});

describe('the times of a session', () => {
  const times = () =>
    [...server.records.values()]
      .flat()
      .flatMap((entry) => (entry.kind === 'scan' ? entry.records : []))
      .map(({ atUnix }) => atUnix);
  it('go on when the device is set back', async () => {
    const session = begun();
    session.record({ type: 'startScan', number: 1, animalIds: ['ada', 'bo'] });
    clock = { wallMs: NINE + 60_000 - 5 * HOUR, ticksMs: 60_000 };
    knownOffset = 5 * HOUR;
    session.record({ type: 'tap', animalId: 'ada', code: 'REST' });
    session.record({ type: 'closeScan' });
    await quiet(session);
    expect(times()[0]).toBe(NINE + 60_000);
  });
  it('of a device that was wrong are corrected before they are sent, taps of the open scan included', async () => {
    [server.isReachable, knownOffset] = [false, null];
    const session = begun();
    scan(session, 1);
    session.record({ type: 'startScan', number: 2, animalIds: ['ada', 'bo'] });
    await quiet(session);
    [server.isReachable, knownOffset] = [true, 2 * HOUR];
    session.retry();
    await quiet(session);
    expect(times()).toEqual([NINE + 60_000 + 2 * HOUR, NINE + 120_000 + 2 * HOUR]);
    expect(session.shown().recorder.open?.atUnix).toBe(NINE + 120_000 + 2 * HOUR);
  });
  it('that somebody typed are never corrected', async () => {
    const session = begun(aKeptSession({ session: anObservationSession({ isDeferred: true }) }));
    knownOffset = 2 * HOUR;
    session.record({ type: 'startScan', number: 1, animalIds: ['ada'] }, 1_000);
    session.record({ type: 'tap', animalId: 'ada', code: 'REST' }, 2_000);
    session.record({ type: 'closeScan' }, 3_000);
    await quiet(session);
    expect(times()).toEqual([2_000]);
  });
});

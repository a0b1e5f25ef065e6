/** Sessions recorded under stress: the network is cut, pages are thrown away, two devices record, clocks are set. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Listed } from '../../src/data/listed.ts';
import {
  observationSessionsRepository,
  type SessionServer,
} from '../../src/data/observation-sessions/observation-sessions.repository.ts';
import type { SessionOnDevice } from '../../src/data/observation-sessions/session-on-device.ts';
import {
  type NewSession,
  type SessionsOfDevice,
  sessionsOfDevice,
} from '../../src/data/observation-sessions/sessions-of-device.ts';
import { appError } from '../../src/domain/errors/app-error.ts';
import type { ObservationSession, ScanEntry, SessionRecord } from '../../src/domain/observation-sessions/session.ts';
import { fail, ok } from '../../src/domain/shared/result.ts';
import { newId } from '../../src/lib/new-id.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { memoryJournalStore } from '../support/fakes/journal-store.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const ZOO = 'farm';
const SESSIONS = 20;
const SCANS = 60;
const ANIMALS = Array.from({ length: 12 }, (_none, at) => `animal-${at + 1}`);
const CODES = ['REST', 'MOVE', 'FEED', 'PLAY'];
const TAP_MS = 1_000;
const HOUR = 3_600_000;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('data-observation-sessions');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedUser('ana', ZOO),
    storedUser('bo', ZOO),
    { path: 'enclosures/plain', data: { zooId: ZOO } },
    {
      path: 'campaigns/scans',
      data: anActiveCampaign({
        ...{ campaignId: 'scans', zooId: ZOO, observerIds: ['ana', 'bo'], enclosureIds: ['plain'] },
      }),
    },
  ]);
});
afterAll(() => environment.cleanup());

/** A device: what it has stored, its clock, and a network that can be cut before or after a write. */
function aDevice(by: string) {
  const store = memoryJournalStore();
  const real = observationSessionsRepository(as(environment, by));
  const device = {
    network: 'on' as 'on' | 'off' | 'loses answers',
    /** the true time, and how far the device's clock is off */
    trueMs: Date.now() - 2 * HOUR,
    errorMs: 0,
    ticksMs: 0,
    passes: (ms: number) => {
      device.trueMs += ms;
      device.ticksMs += ms;
    },
    reload: (): SessionsOfDevice => {
      device.ticksMs = 0;
      return sessionsOfDevice({
        ...{ store, server, newId, now: () => device.trueMs, track: () => {}, knownOffset: () => 0 },
        readClock: () => ({ wallMs: device.trueMs + device.errorMs, ticksMs: device.ticksMs }),
        askOffset: () => Promise.resolve(device.network === 'on' ? -device.errorMs : null),
        later: () => () => {},
      });
    },
  };
  const offline = fail(appError('generic/offline'));
  const through = async <Value>(write: () => Promise<Value>): Promise<Value | typeof offline> => {
    if (device.network === 'off') return offline;
    const answer = await write();
    return device.network === 'on' ? answer : offline;
  };
  const server: SessionServer = {
    join: (...asked) => through(() => real.join(...asked)),
    append: (...asked) => through(() => real.append(...asked)),
    end: (...asked) => through(() => real.end(...asked)),
    entriesOfAll: (...asked) => through(() => real.entriesOfAll(...asked)),
  };
  return device;
}
type Device = ReturnType<typeof aDevice>;

const typed = (observerId: string): NewSession => {
  const {
    visitId: _id,
    startedAtUnix: _start,
    ...rest
  } = anObservationSession({
    ...{ zooId: ZOO, campaignId: 'scans', enclosureId: 'plain', observerId, animalIds: ANIMALS, plannedCount: SCANS },
  });
  return rest;
};

/** The taps that were played, with the true time: `visit/device/number/animal` to instant and code. */
type Taps = Map<string, { readonly code: string; readonly atUnix: number }>;

function scan(session: SessionOnDevice, device: Device, number: number, taps: Taps, key: string): void {
  session.record({ type: 'startScan', number, animalIds: ANIMALS });
  for (const [at, animalId] of ANIMALS.entries()) {
    device.passes(TAP_MS);
    const code = CODES[(number + at) % CODES.length] ?? 'REST';
    session.record({ type: 'tap', animalId, code });
    taps.set(`${key}/${number}/${animalId}`, { code, atUnix: device.trueMs });
  }
  device.passes(TAP_MS);
  session.record({ type: 'closeScan' });
}

const reopened = async (sessions: SessionsOfDevice, by: string): Promise<SessionOnDevice> => {
  const [session] = await sessions.kept(by);
  if (session === undefined) throw new Error('The device has lost its session.');
  return session;
};

const recordsOf = async (by: string, visitId: string): Promise<readonly SessionRecord[]> => {
  const heard = hear<readonly SessionRecord[]>((watcher) =>
    observationSessionsRepository(as(environment, by)).watchRecords({ visitId, zooId: ZOO, observerId: by }, watcher),
  );
  const records = await heard.until((some) => expect(some.length).toBeGreaterThan(0));
  heard.end();
  expect(
    await observationSessionsRepository(as(environment, by)).readRecords({ visitId, zooId: ZOO, observerId: by }),
  ).toEqual(ok(records));
  return records;
};

it(
  `${SESSIONS} sessions of ${SCANS} scans of ${ANIMALS.length} animals are stored once, each tap with its time`,
  { timeout: 280_000 },
  async () => {
    const expected: Taps = new Map();
    const visits: { visitId: string; by: string }[] = [];
    for (let number = 0; number < SESSIONS; number += 1) {
      const by = number % 2 === 0 ? 'ana' : 'bo';
      const tablet = aDevice(by);
      // Every third session begins without a network, every fifth on a device whose clock is wrong.
      if (number % 3 === 0) tablet.network = 'off';
      if (number % 5 === 0) tablet.errorMs = 3 * HOUR;
      let page = tablet.reload();
      let session = await page.start(typed(by), []);
      const { visitId } = session.shown().session;
      const phone = aDevice(by);
      let second: SessionOnDevice | null = null;
      for (let at = 1; at <= SCANS; at += 1) {
        // Half way the answers are lost for a while, then the network is cut, then the page is thrown away.
        if (at === 20) tablet.network = 'loses answers';
        if (at === 26) tablet.network = 'off';
        if (at === 31) {
          session.close();
          page = tablet.reload();
          session = await reopened(page, by);
        }
        // The device's clock is set back or ahead while it runs, without a network.
        if (at === 35 && number % 4 === 1) tablet.errorMs -= HOUR;
        // A clock that was wrong before, never met the server and is set ahead is beyond what a device can know.
        if (at === 36 && number % 4 === 3 && number % 5 !== 0) tablet.errorMs += 2 * HOUR;
        if (at === 40) {
          tablet.network = 'on';
          session.send();
          await session.settled();
        }
        if (at === 45 && number % 2 === 0) {
          phone.trueMs = tablet.trueMs;
          const opened = await phone.reload().open(session.shown().session, by, []);
          second = opened.ok ? opened.value : null;
        }
        scan(session, tablet, at, expected, `${visitId}/tablet`);
        if (second !== null && at >= 45) scan(second, phone, at, expected, `${visitId}/phone`);
        if (at % 10 === 0) await session.settled();
      }
      session.retry();
      await session.settled();
      if (second !== null) {
        phone.network = 'on';
        second.send();
        await second.settled();
        await vi.waitUntil(() => second?.shown().isSafe === true);
      }
      session.end({ status: 'finished', note: '' });
      await expect.poll(() => session.shown().isSafe, { timeout: 20_000 }).toBe(true);
      expect(session.shown().refusal).toBeNull();
      visits.push({ visitId, by });
    }

    const found: Taps = new Map();
    let entries = 0;
    for (const { visitId, by } of visits) {
      const records = await recordsOf(by, visitId);
      for (const record of records) {
        const scans = record.entries.filter((entry): entry is ScanEntry => entry.kind === 'scan');
        const device = scans.length === SCANS ? 'tablet' : 'phone';
        entries += scans.length;
        expect(new Set(scans.map(({ entryId }) => entryId)).size).toBe(scans.length);
        expect(scans.map(({ number }) => number)).toEqual(scans.map(({ number }) => number).toSorted((a, b) => a - b));
        for (const { number, records: seen } of scans)
          for (const { animalId, code, atUnix } of seen)
            found.set(`${visitId}/${device}/${number}/${animalId}`, { code: code ?? '', atUnix });
      }
      const head = (await getDoc(doc(as(environment, by), 'visits', visitId))).data();
      expect(head).toMatchObject({ status: 'finished', doneCount: SCANS });
    }
    const wrong = [...expected].filter(([key, tap]) => {
      const stored = found.get(key);
      return stored?.code !== tap.code || stored.atUnix !== tap.atUnix;
    });
    console.info(
      `${visits.length} sessions, ${entries} scans, ${expected.size} taps played; ${found.size} taps stored, ` +
        `${wrong.length} lost or with another time, ${entries - expected.size / ANIMALS.length} doubled`,
    );
    expect(wrong).toEqual([]);
    expect(found.size).toBe(expected.size);
    expect(entries).toBe(expected.size / ANIMALS.length);
  },
);

it('the largest session, 200 scans of 60 animals, is stored whole in several records and read as of one device', async () => {
  const [scans, animalIds] = [200, Array.from({ length: 60 }, (_none, at) => `animal-${at + 1}`)];
  const device = aDevice('ana');
  const session = await device.reload().start({ ...typed('ana'), animalIds, plannedCount: scans }, []);
  const { visitId } = session.shown().session;
  for (let number = 1; number <= scans; number += 1) {
    session.record({ type: 'startScan', number, animalIds });
    for (const animalId of animalIds) session.record({ type: 'tap', animalId, code: 'REST' });
    session.record({ type: 'closeScan' });
  }
  session.send();
  await session.settled();
  session.end({ status: 'finished', note: '' });
  await expect.poll(() => session.shown().isSafe, { timeout: 60_000 }).toBe(true);
  const ofAna = [where('zooId', '==', ZOO), where('observerId', '==', 'ana')];
  const { size, docs } = await getDocs(
    query(collection(as(environment, 'ana'), `visits/${visitId}/records`), ...ofAna),
  );
  console.info(`200 scans of 60 animals: ${size} records`);
  expect(docs.filter((one) => one.data()['continuesId'] !== null)).toHaveLength(size - 1);
  expect(size).toBeGreaterThan(1);
  const [record, ...others] = await recordsOf('ana', visitId);
  expect(others).toEqual([]);
  expect(record?.entries.map((entry) => (entry.kind === 'scan' ? entry.number : 0))).toEqual(
    Array.from({ length: scans }, (_none, at) => at + 1),
  );
});

it('a session that is invalidated keeps what arrives later on the device, and says so', async () => {
  const device = aDevice('ana');
  const session = await device.reload().start(typed('ana'), []);
  await session.settled();
  const { visitId } = session.shown().session;
  await environment.withSecurityRulesDisabled(async (context) => {
    const head = doc(context.firestore() as never, 'visits', visitId);
    await updateDoc(head, { invalidReason: 'Wrong enclosure.' });
  });
  scan(session, device, 1, new Map(), visitId);
  await expect.poll(() => session.shown().refusal).toBe('session/refused');
  expect(session.shown()).toMatchObject({ counts: { refused: 1 }, isSafe: false });
});

it('the sessions of an establishment are listed under the rules, the latest first', async () => {
  const repository = observationSessionsRepository(as(environment, 'bo'));
  const heard = hear<Listed<ObservationSession>>((watcher) =>
    repository.watchList({ zooId: ZOO, campaignId: 'scans' }, watcher),
  );
  const { items } = await heard.until((list) => expect(list.items.length).toBeGreaterThan(SESSIONS));
  const starts = items.map(({ startedAtUnix }) => startedAtUnix);
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  heard.end();
});

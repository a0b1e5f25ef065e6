import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseText } from '../../scripts/analyse/analyse-text.ts';
import { DEFAULT_PARAMETERS } from '../../src/domain/analysis/default-parameters.ts';
import { type ScanAnalyticsData, SERVER_ANALYSIS } from '../../src/domain/callables/scan-analytics.ts';
import { seededDraw } from '../../src/domain/campaigns/seeded-draw.ts';
import { NOT_VISIBLE } from '../../src/domain/ethograms/ethogram.ts';
import { MAX_SESSION_ENTRIES, type ScanEntry } from '../../src/domain/observation-sessions/session.ts';
import { analysisTasks } from '../../src/features/scan-analysis/reading/analysis-tasks.ts';
import { anEthogramVersion } from '../support/builders/ethogram.ts';
import { aScanEntry, aScanRecord } from '../support/builders/observation-session.ts';
import { anArea, aZone } from '../support/builders/plan.ts';
import { createEnclosure, createSpecies, GIRAFFE, storeAnimals, ZEBRA } from './support/animal-park.ts';
import { createCampaign, createPublishedEthogram } from './support/campaigns.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, nobody, person } from './support/people.ts';
import { type Browser, database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

type Outcome = {
  success: boolean;
  data?: ScanAnalyticsData;
  error?: { code: string; field?: string; params?: object };
};

const START = Date.parse('2026-03-05T09:00:00Z');
const SESSIONS = 12;
const SCANS = 6;
const CODES = anEthogramVersion()
  .behaviours.map(({ code }) => code)
  .filter((code) => code !== NOT_VISIBLE);
const ZONES = ['rock', 'pond', 'den'].map((zoneId, position) =>
  aZone({ zoneId, position, areaM2: [40.3, 12.7, 0.9][position] ?? null, areaId: 'outside' }),
);
let zooId: string;
let campaignId: string;
let enclosureId: string;
let animalIds: string[];
let admin: Person;
let keeper: Person;
/** observes for the campaign, and reads no results */
let teacher: Person;
const heads: { visitId: string; entries: readonly ScanEntry[] }[] = [];

beforeAll(async () => {
  zooId = await createPark();
  [admin, keeper] = [await person(zooId, { userRight: 'admin' }), await person(zooId)];
  teacher = await person(zooId, { userRight: 'pedagoadmin', rightsRoles: ['educational'] });
  await createSpecies();
  enclosureId = await createEnclosure(zooId, await createSector(zooId), { areas: [anArea()] });
  await Promise.all(
    ZONES.map((zone) =>
      database.doc(`enclosures/${enclosureId}/zones/${zone.zoneId}`).set({ ...zone, zooId, enclosureId }),
    ),
  );
  animalIds = await storeAnimals(
    zooId,
    Array.from({ length: 6 }, (_none, place) => ({
      specieId: place < 4 ? ZEBRA : GIRAFFE,
      animalEnclosureData: { enclosureId },
    })),
  );
  campaignId = await createCampaign(zooId, {
    ...{ type: 'pedagogical', status: 'active', launchedAtUnix: START, ethogramId: await createPublishedEthogram() },
    ...{ ethogramVersion: 1, observerIds: [keeper.userId, teacher.userId], enclosureIds: [enclosureId] },
  });
  for (let place = 0; place < SESSIONS; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sessions begin one after the other
    await aSession(place, place % 3 === 0 ? teacher : keeper);
  }
});
afterAll(closeAll);

/** Stores a finished session whose scans follow from its place; two devices recorded the second scan of some. */
async function aSession(place: number, { userId }: Person) {
  const draw = seededDraw(`session ${place}`);
  const chosen = <One>(some: readonly One[]): One => some[draw(some.length)] as One;
  // Every third session begins with the one before.
  const startedAtUnix = START + Math.floor(place / 3) * 86_400_000;
  const scans = Array.from({ length: SCANS }, (_none, at) => {
    const atUnix = startedAtUnix + at * 600_000;
    const records = animalIds.map((animalId) =>
      aScanRecord({
        ...{ animalId, atUnix, code: chosen(CODES), zoneId: chosen(ZONES).zoneId, planId: 'outside' },
        ...{ sighting: draw(5) === 0 ? 'not_visible' : 'seen', x: draw(200) / 10, y: draw(100) / 10 },
        ...{ nearestId: chosen(animalIds), nearIds: animalIds.filter((other) => other !== animalId && draw(3) === 0) },
      }),
    );
    const interactions = [{ actorId: chosen(animalIds), receiverId: chosen(animalIds), code: null, atUnix }];
    return aScanEntry({
      ...{ entryId: `scan-${place}-${at}`, number: at + 1, atUnix, records },
      interactions: interactions.map((one) => ({
        ...one,
        kind: chosen(['affiliative', 'agonistic', 'avoid'] as const),
      })),
    });
  });
  const visitId = await createVisit(zooId, userId, {
    ...{ campaignId, enclosureId, animalIds, startedAtUnix, endedAtUnix: startedAtUnix + 3_600_000 },
    ...{ status: 'finished', doneCount: SCANS },
  });
  const twice = scans.slice(1, 2).map((scan) => ({ ...scan, entryId: `other-${scan.entryId}` }));
  for (const [deviceId, entries] of [
    ['phone', scans],
    ['tablet', twice],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    await storeRecord(visitId, deviceId, userId, entries);
  heads.push({ visitId, entries: [...scans, ...twice] });
}

async function storeRecord(visitId: string, deviceId: string, observerId: string, entries: readonly ScanEntry[]) {
  await database.doc(`visits/${visitId}/records/${deviceId}`).set({
    ...{ deviceId, visitId, zooId, observerId, entries, startedAtUnix: START, updatedAtUnix: START },
  });
}

const ask = async (question: object = {}, who: Pick<Browser, 'callOverWire'> = admin) =>
  (await who.callOverWire('scanAnalytics', { zooId, campaignId, ...question })) as unknown as Outcome;
const outcomeOf = ({ success, error }: Outcome) =>
  success ? 'done' : [error?.code, error?.field].filter(Boolean).join(' ');

/** The results of the worker's tasks and its data set, asked as the screen asks, with everything in another order. */
function byWorker(filters: object = {}, visits = heads.map(({ visitId }) => visitId)) {
  const tasks = analysisTasks();
  for (const { visitId, entries } of heads.toReversed())
    tasks.keep({
      session: { visitId, animalIds: animalIds.toReversed() },
      records: [entries.slice(SCANS), entries.slice(0, SCANS)].map((some, device) => ({
        ...{
          deviceId: String(device),
          visitId,
          zooId,
          observerId: '',
          continuesId: null,
          entries: some,
          startedAtUnix: 0,
          updatedAtUnix: 0,
        },
      })),
    });
  const speciesOf = (place: number) => (place < 4 ? ZEBRA : GIRAFFE);
  const asked = {
    visitIds: visits.toReversed(),
    question: {
      ground: {
        animals: animalIds.map((animalId, place) => ({ animalId, speciesId: speciesOf(place) })).toReversed(),
        ...{ codes: CODES.toReversed(), areas: [anArea()], zones: ZONES.toReversed() },
      },
      filters: { fromMs: null, beforeMs: null, hours: null, animalIds: [], codes: [], most: 1_000, ...filters },
      parameters: DEFAULT_PARAMETERS,
    },
  };
  return { ...tasks.analyse(asked), dataSet: tasks.dataSet(asked) };
}

/** Returns the first place at which two long texts differ, with a few letters of each; '' for the same text. */
function differenceOf(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return `at ${at}: ${one.slice(at - 40, at + 40)} | ${other.slice(at - 40, at + 40)}`;
}

/** The numbers, texts, nulls and booleans of a result. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + valuesIn(part), 0);
}

describe('the worker of the screen, the command and the function of the server', () => {
  it('compute the same values, bit for bit', async () => {
    const worker = byWorker();
    const { data } = await ask();
    const command = analyseText(worker.dataSet);
    const text = JSON.stringify(worker.analysis);
    expect(differenceOf(JSON.stringify(data?.analysis), text)).toBe('');
    expect(differenceOf(command.ok ? JSON.stringify(JSON.parse(command.value)) : '', text)).toBe('');
    expect(data?.sample).toEqual(worker.counts);
    expect(data).toMatchObject({ isOwnOnly: false, ethogramVersion: 1, scansFound: SESSIONS * SCANS });
    expect(worker.counts).toMatchObject({ sessions: SESSIONS, scans: SESSIONS * SCANS });
    const values = valuesIn(worker.analysis);
    console.info(`${values} values compared: worker = command = server`);
    expect(values).toBeGreaterThan(2_000);
  });
  it('compute the same values of filtered scans', async () => {
    const [one = '', other = '', third = ''] = animalIds;
    const [code = ''] = CODES;
    const question = { animalIds: [one, other, third], behaviours: [code], limit: 20, hours: { from: 10, until: 11 } };
    const { animalIds: chosen, behaviours: codes, limit: most, hours } = question;
    const latest = heads.slice(-3).map(({ visitId }) => visitId);
    const { data } = await ask({ ...question, from: '2026-03-08', until: '2026-03-08' });
    const dayAt = Date.parse('2026-03-08T00:00:00+01:00');
    const bounds = { fromMs: dayAt, beforeMs: dayAt + 86_400_000 };
    const worker = byWorker({ ...bounds, animalIds: chosen, codes, most, hours }, latest);
    expect(worker.counts.scans).toBeGreaterThan(10);
    expect(differenceOf(JSON.stringify(data?.analysis), JSON.stringify(worker.analysis))).toBe('');
  });
});

describe('the right to have scans analysed', () => {
  it('is that of whoever reads the results of the campaign', async () => {
    expect((await ask({}, keeper)).data).toMatchObject({ isOwnOnly: false, sample: { sessions: SESSIONS } });
  });
  it('reaches only the own sessions and devices of an observer who reads no results, and no other by a filter', async () => {
    const { visitId: joined = '', entries = [] } = heads[0] ?? {};
    const ofKeeper = entries.slice(0, 1).map((scan) => ({ ...scan, entryId: 'of-keeper', number: SCANS + 1 }));
    await storeRecord(joined, 'of-keeper', keeper.userId, ofKeeper);
    const { data } = await ask({}, teacher);
    await database.doc(`visits/${joined}/records/of-keeper`).delete();
    expect(data).toMatchObject({ isOwnOnly: true, sample: { sessions: SESSIONS / 3 } });
    expect(outcomeOf(await ask({ observerIds: [keeper.userId] }, teacher))).toBe('generic/not-found observerIds');
    const own = heads.filter((_one, place) => place % 3 === 0).map(({ visitId }) => visitId);
    expect(differenceOf(JSON.stringify(data?.analysis), JSON.stringify(byWorker({}, own).analysis))).toBe('');
  });
  it('is neither that of people outside of the campaign, of another establishment, nor of nobody', async () => {
    const outside = await person(zooId, { userRight: 'pedagoadmin', rightsRoles: ['educational'] });
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    expect(outcomeOf(await ask({}, outside))).toBe('generic/permission-denied campaignId');
    expect(outcomeOf(await ask({}, stranger))).toBe('zoo/foreign zooId');
    expect(outcomeOf(await ask({}, nobody()))).toBe('auth/session-expired');
  });
  it('finds no campaign of another establishment under the own one', async () => {
    const elsewhere = await createPark();
    const stranger = await person(elsewhere, { userRight: 'superAdmin' });
    expect(outcomeOf(await ask({ zooId: elsewhere }, stranger))).toBe('campaign/not-found campaignId');
  });
  it('finds no campaign by an id that is none', async () => {
    for (const id of ['gone', '..', 'a/b', '__x__'])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      expect(outcomeOf(await ask({ campaignId: id }))).toBe('campaign/not-found campaignId');
  });
});

describe('the question of an analysis', () => {
  it.each([
    ['limit', [1, 1_000, null], [0, 1_001, 1.5, '10']],
    ['minObservations', [0, 3], [-1, 1_000_001]],
    ['minInteractions', [1, 3], [0]],
    ['from', ['2026-03-05', null], ['2026-02-30', '', '05/03/2026', '2026-03-05T10:00']],
    [
      'hours',
      [{ from: 0, until: 24 }, null],
      [
        { from: 9, until: 9 },
        { from: 0, until: 25 },
      ],
    ],
  ] as const)('has a %s within its bounds', async (field, right, wrong) => {
    for (const value of right)
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      expect(outcomeOf(await ask({ [field]: value }))).toBe('done');
    for (const value of wrong)
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      expect(outcomeOf(await ask({ [field]: value }))).toMatch(/^generic\/invalid-input/);
  });
  it('keeps the latest scans up to its limit', async () => {
    expect((await ask({ limit: 1 })).data?.sample).toMatchObject({ scans: 1, sessions: 1 });
    expect((await ask({ limit: null })).data?.sample).toMatchObject({ scans: SESSIONS * SCANS });
  });
  it('names the filter that nothing answers to', async () => {
    for (const field of ['animalIds', 'behaviours', 'observerIds'])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      expect(outcomeOf(await ask({ [field]: ['../x'] }))).toBe(`generic/not-found ${field}`);
    expect(outcomeOf(await ask({ enclosureId: 'elsewhere' }))).toBe('generic/not-found enclosureId');
    expect(outcomeOf(await ask({ from: '2026-03-06', until: '2026-03-05' }))).toBe('generic/invalid-input until');
    expect(outcomeOf(await ask({ animalIds: Array.from({ length: 61 }, () => animalIds[0]) }))).toMatch(
      /invalid-input/,
    );
  });
  it('is refused with a sentence where the sessions have more scans than one analysis reads', async () => {
    const large = await createCampaign(zooId, { status: 'active', enclosureIds: [enclosureId] });
    const visitId = await createVisit(zooId, keeper.userId, {
      ...{
        campaignId: large,
        enclosureId,
        animalIds,
        status: 'finished',
        startedAtUnix: START,
        endedAtUnix: START + 1,
      },
    });
    const devices = Array.from({ length: SERVER_ANALYSIS.scans / MAX_SESSION_ENTRIES + 1 }, (_none, device) => device);
    for (const device of devices) {
      const entries = Array.from({ length: MAX_SESSION_ENTRIES }, (_none, at) =>
        aScanEntry({ entryId: `${device}-${at}`, number: device * MAX_SESSION_ENTRIES + at + 1, records: [] }),
      );
      // oxlint-disable-next-line no-await-in-loop -- one device after the other
      await storeRecord(visitId, String(device), keeper.userId, entries);
    }
    expect((await ask({ campaignId: large })).error).toEqual({
      ...{ code: 'session/too-many-to-analyse', params: { sessions: 1_000, scans: 10_000 } },
    });
  });
  it('is refused with a sentence where the plan has too many squares for one answer', async () => {
    await database.doc(`enclosures/${enclosureId}`).update({
      areas: [anArea({ mapWidthM: 100, imageWidth: 100, imageHeight: 10_000, squareAreaM2: 1 })],
    });
    expect(outcomeOf(await ask())).toBe('session/results-too-large');
    await database.doc(`enclosures/${enclosureId}`).update({ areas: [anArea()] });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_ENTRIES_A_CALL, type ImportSessionsData } from '../../src/domain/callables/observation-sessions.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { type ImportedSession, importedVisitId } from '../../src/domain/session-exchange/imported-session.ts';
import { sessionRecordSchema, sessionSchema } from '../../src/domain/observation-sessions/session.ts';
import { aContextVersion } from '../support/builders/context.ts';
import { anImportedSession } from '../support/builders/imported-session.ts';
import { createEnclosure, createSpecies, storeAnimals } from './support/animal-park.ts';
import { createCampaign, createPublishedEthogram } from './support/campaigns.ts';
import { createContent } from './support/content.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { recordsOf, stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

type Outcome = { success: boolean; data?: ImportSessionsData; error?: { code: string; field?: string } };

const FILE = 'séances.csv';
let zooId: string;
let admin: Person;
let keeper: Person;
let enclosureId: string;
let animalId: string;
let ethogramId: string;
let campaignId: string;

const aCampaign = (differences: Partial<Campaign> = {}) =>
  createCampaign(zooId, {
    ...{ type: 'training', status: 'active', launchedAtUnix: Date.now(), ethogramId, ethogramVersion: 1 },
    ...{ observerIds: [keeper.userId], enclosureIds: [enclosureId], ...differences },
  });

beforeAll(async () => {
  zooId = await createPark();
  [admin, keeper] = [await person(zooId, { userRight: 'admin' }), await person(zooId)];
  await createSpecies();
  enclosureId = await createEnclosure(zooId, await createSector(zooId));
  await database.doc(`enclosures/${enclosureId}/zones/pond`).set({ zooId, zoneId: 'pond' });
  [animalId = ''] = await storeAnimals(zooId, [{ animalEnclosureData: { enclosureId } }]);
  ethogramId = await createPublishedEthogram();
  campaignId = await aCampaign();
});
afterAll(closeAll);

const event = (differences: object = {}) => ({
  ...{ animalId, action: 'point' as const, code: 'RES', modifiers: [], atUnix: Date.UTC(2026, 2, 5, 9) },
  ...differences,
});
/** A focal session that the campaign takes. */
const aSession = (differences: Partial<ImportedSession> = {}): ImportedSession =>
  anImportedSession({
    ...{ sessionId: randomUUID(), campaignId, enclosureId, observerId: keeper.userId, method: 'focal' },
    ...{ animalIds: [animalId], scans: [], events: [event()], note: ' Pluie ', ...differences },
  });
const send = async (sessions: readonly ImportedSession[], who: Pick<Browser, 'call'> = admin, zoo = zooId) =>
  (await who.call('importSessions', { zooId: zoo, fileName: FILE, sessions })) as unknown as Outcome;
const outcomeOf = ({ success, data, error }: Outcome) =>
  success
    ? data?.results.map((one) => [one.outcome, one.error?.code, one.field].filter(Boolean).join(' ')).join(', ')
    : error?.code;
const visitIdOf = ({ sessionId, campaignId: campaign }: ImportedSession, zoo = zooId) =>
  importedVisitId(zoo, campaign, sessionId);

describe('a session of a file', () => {
  it('is written as its file has it, with its entries and the record of the import', async () => {
    const session = aSession({ invalidReason: 'Travaux' });
    expect(outcomeOf(await send([session]))).toBe('written');
    const visitId = visitIdOf(session);
    const head = await stored(`visits/${visitId}`);
    expect(sessionSchema.safeParse(head).error).toBe(undefined);
    expect(head).toMatchObject({
      ...{
        zooId,
        campaignId,
        enclosureId,
        observerId: keeper.userId,
        plannedId: null,
        secondOf: null,
        note: ' Pluie ',
      },
      ...{ ethogramId, ethogramVersion: 1, status: 'finished', updatedBy: admin.userId, invalidReason: 'Travaux' },
      ...{ invalidatedBy: admin.userId, startedAtUnix: session.startedAtUnix },
    });
    expect(head?.['startedAt']).toHaveProperty('seconds', session.startedAtUnix / 1_000);
    const record = await stored(`visits/${visitId}/records/file`);
    expect(record).toMatchObject({ observerId: keeper.userId, zooId, entries: [{ kind: 'focal', code: 'RES' }] });
    expect(await recordsOf(zooId, visitId)).toMatchObject([
      {
        ...{ action: 'session.imported', by: admin.userId },
        details: { fileName: FILE, sessionId: session.sessionId, campaignId, observerId: keeper.userId },
      },
    ]);
  });
  it('keeps its answers about the context, and is refused where the campaign does not ask for them', async () => {
    const contextId = await createContent('context', { zooId: null, status: 'published', version: 1 });
    await database.doc(`contexts/${contextId}/versions/1`).set(aContextVersion({ contextId, zooId: null, number: 1 }));
    const asking = await aCampaign({ contextId, contextVersion: 1 });
    const answered = (value: string, campaign = asking) =>
      aSession({
        campaignId: campaign,
        context: [{ answers: [{ questionId: 'weather', value }], atUnix: Date.UTC(2026, 2, 5, 9) }],
      });
    const session = answered('rain');
    expect(outcomeOf(await send([session, answered('snow'), answered('rain', campaignId)]))).toBe(
      'written, refused exchange/answers-unfit context, refused exchange/answers-unfit context',
    );
    const record = await stored(`visits/${visitIdOf(session)}/records/file`);
    expect(sessionRecordSchema.safeParse(record).error).toBe(undefined);
    expect(sessionRecordSchema.parse(record).entries.at(-1)).toMatchObject({
      ...{ kind: 'context', entryId: 'file-context-1', answers: [{ questionId: 'weather', value: 'rain' }] },
    });
  });
  it('is written once, also twice in one call, and stays as it was', async () => {
    const session = aSession();
    expect(outcomeOf(await send([session, session]))).toBe('written, known');
    const before = await stored(`visits/${visitIdOf(session)}`);
    expect(outcomeOf(await send([{ ...session, note: 'Autre', events: [] }]))).toBe('known');
    expect(await stored(`visits/${visitIdOf(session)}`)).toEqual(before);
    expect(await recordsOf(zooId, visitIdOf(session))).toHaveLength(1);
  });
  it('that was recorded here and exported is there already; one of another establishment is not', async () => {
    const own = aSession({ sessionId: await createVisit(zooId, keeper.userId) });
    const foreign = aSession({ sessionId: await createVisit(await createPark(), keeper.userId) });
    const answer = await send([own, foreign]);
    expect(outcomeOf(answer)).toBe('known, written');
    expect(answer.data?.results.map(({ visitId }) => visitId)).toEqual([own.sessionId, visitIdOf(foreign)]);
  });
  it('is refused alone, with the place of its fault, and the others are written', async () => {
    const [animalElsewhere = ''] = await storeAnimals(await createPark(), [{}]);
    const archived = await aCampaign({ status: 'archived' });
    const draft = await aCampaign({ status: 'draft', ethogramVersion: null });
    const [scanned] = anImportedSession().scans;
    const scans = (differences: object) =>
      [
        {
          ...scanned,
          records: (scanned?.records ?? []).map((one) => ({ ...one, animalId, code: 'RES', ...differences })),
        },
      ] as ImportedSession['scans'];
    const withScans = await aCampaign({ observation: { ...(await observation()), methods: ['scan'] } });
    const ofScans: Partial<ImportedSession> = { method: 'scan', campaignId: withScans, events: [] };
    const refused: readonly [Partial<ImportedSession>, string][] = [
      [{ events: [event({ code: 'FLY' })] }, 'refused exchange/behaviour-not-in-campaign events'],
      [{ events: [event({ modifiers: ['a:b'] })] }, 'refused exchange/modifier-unknown events'],
      [{ observerId: admin.userId }, 'refused exchange/observer-not-in-campaign observerId'],
      [{ method: 'scan', events: [] }, 'refused exchange/method-not-in-campaign method'],
      [{ enclosureId: 'elsewhere' }, 'refused exchange/enclosure-not-in-campaign enclosureId'],
      [{ animalIds: [animalElsewhere] }, 'refused animal/not-found animalIds'],
      [{ events: [event({ animalId: 'nobody' })] }, 'refused animal/not-found animalIds'],
      [{ campaignId: archived }, 'refused exchange/campaign-not-running campaignId'],
      [{ campaignId: draft }, 'refused exchange/campaign-not-running campaignId'],
      [{ campaignId: 'none' }, 'refused campaign/not-found campaignId'],
      [
        { startedAtUnix: Date.now() + 60_000, endedAtUnix: null, events: [] },
        'refused exchange/time-future startedAtUnix',
      ],
      [{ ...ofScans, scans: scans({ zoneId: 'moon' }) }, 'refused exchange/place-unknown scans'],
      [{ ...ofScans, scans: scans({ planId: 'moon' }) }, 'refused exchange/place-unknown scans'],
      [{ ...ofScans, scans: scans({ animalId: 'group' }) }, 'written'],
      [{}, 'written'],
    ];
    for (let at = 0; at < refused.length; at += 5) {
      const some = refused.slice(at, at + 5);
      // oxlint-disable-next-line no-await-in-loop -- a call takes ten sessions
      const answer = await send(some.map(([differences]) => aSession(differences)));
      expect(outcomeOf(answer)).toBe(some.map(([, outcome]) => outcome).join(', '));
    }
  });
  it('of a campaign elsewhere is refused as if there were none, and nothing of it is written', async () => {
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    const session = aSession();
    const foreignZoo = String((await stored(`users/${stranger.userId}`))?.['zooId']);
    expect(outcomeOf(await send([session], stranger, foreignZoo))).toBe('refused campaign/not-found campaignId');
    expect(await stored(`visits/${visitIdOf(session, foreignZoo)}`)).toBe(undefined);
  });
});

const observation = async () => (await stored(`campaigns/${campaignId}`))?.['observation'] as Campaign['observation'];

describe('the right to import sessions', () => {
  it('is that of admins, ethologists, welfare correspondents for welfare and educational admins for education', async () => {
    const ethologist = await person(zooId);
    await database.doc(`zoo/${zooId}`).update({ referentEthologistIds: [ethologist.userId] });
    const takes = async (who: Person) => {
      const types = ['welfare', 'pedagogical', 'training'] as const;
      const campaigns = await Promise.all(types.map((type) => aCampaign({ type })));
      const answers = await Promise.all(campaigns.map((id) => send([aSession({ campaignId: id })], who)));
      return types.filter((_type, at) => outcomeOf(answers[at] ?? { success: false }) === 'written');
    };
    const all = ['welfare', 'pedagogical', 'training'];
    expect(await takes(admin)).toEqual(all);
    expect(await takes(ethologist)).toEqual(all);
    expect(await takes(await person(zooId, { rightsRoles: ['welfareCorrespondent'] }))).toEqual(['welfare']);
    expect(await takes(await person(zooId, { rightsRoles: ['educationalAdmin'] }))).toEqual(['pedagogical']);
  });
  it('is neither that of an observer of the campaign, a supervisor nor an auditor', async () => {
    const session = aSession();
    const supervisor = await person(zooId, { rightsRoles: ['supervisor'] });
    const auditor = await person(zooId, { rightsRoles: ['auditor'] });
    for (const who of [keeper, supervisor, auditor])
      expect(outcomeOf(await send([session], who))).toBe('generic/permission-denied');
    expect(await stored(`visits/${visitIdOf(session)}`)).toBe(undefined);
  });
  it('is refused to everybody without it, and nothing is written', async () => {
    const session = aSession();
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign'))
      expect(`${who}: ${outcomeOf(await send([session], browser))}`).toBe(`${who}: ${code}`);
    expect(await stored(`visits/${visitIdOf(session)}`)).toBe(undefined);
  });
  it('does not reach sessions of two campaigns where one is not open to the person', async () => {
    const correspondent = await person(zooId, { rightsRoles: ['welfareCorrespondent'] });
    const session = aSession({ campaignId: await aCampaign({ type: 'welfare' }) });
    expect(outcomeOf(await send([session, aSession()], correspondent))).toBe('generic/permission-denied');
    expect(await stored(`visits/${visitIdOf(session)}`)).toBe(undefined);
  });
  it('is refused in the demonstration', async () => {
    const demo = await createPark({ isDemo: true });
    const visitor = await person(demo, { userRight: 'superAdmin' });
    expect(outcomeOf(await send([aSession()], visitor, demo))).toBe('demo/unauthorized-action');
  });
});

describe('the size of an import', () => {
  it('is at most ten sessions a call', async () => {
    const sessions = Array.from({ length: 10 }, () => aSession());
    expect(outcomeOf(await send([...sessions, aSession()]))).toBe('generic/invalid-input');
    expect(outcomeOf(await send(sessions))).toBe(sessions.map(() => 'written').join(', '));
  });
  it('is at most 3,000 entries a session and 6,000 a call', async () => {
    const full = () => aSession({ events: Array.from({ length: IMPORT_ENTRIES_A_CALL / 2 }, () => event()) });
    expect(outcomeOf(await send([full(), full()]))).toBe('written, written');
    expect(outcomeOf(await send([full(), full(), aSession()]))).toBe('generic/invalid-input');
    const events = Array.from({ length: IMPORT_ENTRIES_A_CALL / 2 + 1 }, () => event());
    expect(outcomeOf(await send([aSession({ events })]))).toBe('generic/invalid-input');
  });
});

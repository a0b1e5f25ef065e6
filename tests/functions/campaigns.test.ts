import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewEndedCampaigns } from '../../functions/src/campaigns/renew-ended-campaigns.ts';
import type { Campaign, CampaignContent } from '../../src/domain/campaigns/campaign.ts';
import { contentOfCampaign } from '../../src/domain/campaigns/tidy-campaign.ts';
import { drawPlan, loadOf } from '../../src/domain/campaigns/plan.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { newCallKey } from '../../src/lib/call-key.ts';
import { aContextVersion } from '../support/builders/context.ts';
import { createEnclosure, createSpecies, storeAnimals } from './support/animal-park.ts';
import { CAMPAIGN_NAME, createCampaign, createPublishedEthogram } from './support/campaigns.ts';
import { createContent } from './support/content.ts';
import { createEthogram } from './support/ethograms.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { actionsOn, stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = {
  success: boolean;
  data?: Record<string, unknown>;
  error?: { code: string; field?: string; params?: object };
};
const DAY_MS = 86_400_000;

let zooId: string;
let admin: Person;
let keeper: Person;
let enclosureId: string;
let ethogramId: string;

beforeAll(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin' });
  keeper = await person(zooId);
  await createSpecies();
  enclosureId = await createEnclosure(zooId, await createSector(zooId), { enclosureName: 'Plaine' });
  ethogramId = await createPublishedEthogram();
});
afterAll(closeAll);

const call = async (who: Pick<Browser, 'call'>, name: Parameters<Browser['call']>[0], request: object) =>
  (await who.call(name, request)) as unknown as Outcome;
const codeOf = ({ success, error }: Outcome) => (success ? 'done' : error?.code);
const campaign = async (campaignId: string) => (await stored(`campaigns/${campaignId}`)) as unknown as Campaign;

/** A training campaign that may be launched. */
const aDraft = (differences: Partial<Campaign> = {}) =>
  createCampaign(zooId, {
    ...{ type: 'training', minAgreement: 0.6, ethogramId, questionnaireId: null },
    ...{ observerIds: [keeper.userId], enclosureIds: [enclosureId], ...differences },
  });
const anActive = (differences: Partial<Campaign> = {}) =>
  aDraft({ status: 'active', launchedAtUnix: Date.now(), ...differences });
const save = async (who: Person, campaignId: string | null, changes: Partial<CampaignContent> = {}) => {
  const before = await campaign(campaignId ?? (await aDraft()));
  const expectedUpdatedAtUnix = campaignId === null ? null : before.updatedAtUnix;
  const content = { ...contentOfCampaign(before), ...changes };
  return call(who, 'saveCampaign', { zooId, campaignId, content, expectedUpdatedAtUnix });
};
const launch = async (campaignId: string, who: Person = admin) => {
  const { updatedAtUnix } = await campaign(campaignId);
  return call(who, 'launchCampaign', { zooId, campaignId, expectedUpdatedAtUnix: updatedAtUnix });
};
const step = (name: 'archiveCampaign' | 'restoreCampaign' | 'renewCampaign', campaignId: string, who: Person = admin) =>
  call(who, name, { zooId, campaignId });
const stop = (campaignId: string, name = CAMPAIGN_NAME, reason = 'Travaux', who: Person = admin) =>
  call(who, 'stopCampaign', { zooId, campaignId, name, reason });
const remove = (campaignId: string, name = CAMPAIGN_NAME, who: Person = admin) =>
  call(who, 'deleteCampaign', { zooId, campaignId, name });

describe('a draft', () => {
  it('is created and changed by an admin, with a seed of the server and a record of each', async () => {
    const created = await save(admin, null, { name: ' Suivi ' });
    const campaignId = String(created.data?.['campaignId']);
    expect(await campaign(campaignId)).toMatchObject({
      name: 'Suivi',
      status: 'draft',
      authorId: admin.userId,
      plan: [],
    });
    expect((await campaign(campaignId)).planSeed).not.toBe('');
    expect(codeOf(await save(admin, campaignId, { name: 'Autre nom', ethogramId: null }))).toBe('done');
    expect(await campaign(campaignId)).toMatchObject({ name: 'Autre nom', ethogramId: null, editorId: admin.userId });
    expect(await actionsOn(zooId, campaignId)).toEqual(['campaign.created', 'campaign.changed']);
  });
  it('is refused to everybody without the right, on creation and on change', async () => {
    const draft = await aDraft();
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign')) {
      const content = contentOfCampaign(await campaign(draft));
      for (const campaignId of [null, draft]) {
        const request = { zooId, campaignId, content, expectedUpdatedAtUnix: 1 };
        expect(`${who}: ${codeOf(await call(browser, 'saveCampaign', request))}`).toBe(`${who}: ${code}`);
      }
    }
  });
  it('is refused at the discovery tier', async () => {
    const small = await createPark({ zooTiers: 'discovery' });
    const manager = await person(small, { userRight: 'superAdmin' });
    const content = { ...contentOfCampaign(await campaign(await aDraft())), observerIds: [], enclosureIds: [] };
    const request = { zooId: small, campaignId: null, content, expectedUpdatedAtUnix: null };
    expect(codeOf(await call(manager, 'saveCampaign', request))).toBe('generic/permission-denied');
  });
  it('is made by an ethologist, a welfare correspondent for welfare, an educational admin for education', async () => {
    const makes = async (who: Person) => {
      const types = ['welfare', 'pedagogical', 'training'] as const;
      const answers = await Promise.all(types.map((type) => save(who, null, { type, observerIds: [] })));
      return types.filter((_type, at) => answers[at]?.success === true);
    };
    const ethologist = await person(zooId);
    await database.doc(`zoo/${zooId}`).update({ referentEthologistIds: [ethologist.userId] });
    expect(await makes(ethologist)).toEqual(['welfare', 'pedagogical', 'training']);
    expect(await makes(await person(zooId, { rightsRoles: ['welfareCorrespondent'] }))).toEqual(['welfare']);
    const teacher = { userRight: 'pedagoadmin', rightsRoles: ['educationalAdmin'] } as const;
    const educator = await person(zooId, { ...teacher, rightsRoles: ['educationalAdmin'] });
    expect(await makes(educator)).toEqual(['pedagogical']);
    for (const role of ['auditor', 'supervisor', 'educational'] as const)
      expect(await makes(await person(zooId, { rightsRoles: [role] }))).toEqual([]);
    // Nobody turns a campaign of their type into another, or another into theirs.
    expect(codeOf(await save(educator, await aDraft({ type: 'pedagogical' }), { type: 'training' }))).toBe(
      'generic/permission-denied',
    );
    expect(codeOf(await save(educator, await aDraft(), { type: 'pedagogical' }))).toBe('generic/permission-denied');
  });
  it('names nobody and nothing of another establishment', async () => {
    const elsewhere = await createPark();
    const stranger = await person(elsewhere);
    const theirs = await createEnclosure(elsewhere, await createSector(elsewhere));
    const reserved = await createEthogram({ zooId: elsewhere });
    const said = async (changes: Partial<CampaignContent>) => {
      const { error } = await save(admin, null, changes);
      return `${error?.code} ${error?.field}`;
    };
    expect(await said({ observerIds: [stranger.userId] })).toBe('campaign/person-unknown observerIds');
    expect(await said({ auditorIds: [stranger.userId] })).toBe('campaign/person-unknown auditorIds');
    expect(await said({ enclosureIds: [theirs] })).toBe('campaign/enclosures-unknown enclosureIds');
    expect(await said({ concernedBy: 'individual', animalIds: ['a/b'] })).toBe('campaign/animals-unknown animalIds');
    expect(await said({ ethogramId: reserved })).toBe('campaign/content-unknown ethogramId');
    expect(await said({ researchProjectId: 'p-1' })).toBe('generic/invalid-input researchProjectId');
  });
  it('is refused with its faults, to an older state, and under an id of another establishment', async () => {
    expect(await save(admin, null, { name: 'ab' })).toMatchObject({
      error: { code: 'campaign/name-too-short', field: 'name', params: { min: 3 } },
    });
    const draft = await aDraft();
    const content = contentOfCampaign(await campaign(draft));
    const request = { zooId, campaignId: draft, content, expectedUpdatedAtUnix: 1 };
    expect(codeOf(await call(admin, 'saveCampaign', request))).toBe('campaign/changed-meanwhile');
    const foreign = await createCampaign(await createPark());
    for (const campaignId of [foreign, 'gone', 'a/b', '..'])
      expect(codeOf(await call(admin, 'saveCampaign', { ...request, campaignId }))).toBe('campaign/not-found');
  });
});

describe('a launch', () => {
  it('freezes the published versions and draws the plan of the seed', async () => {
    const contextId = await createContent('context', { zooId, status: 'published', version: 2 });
    await database.doc(`contexts/${contextId}/versions/2`).set(aContextVersion({ contextId, zooId, number: 2 }));
    const draft = await aDraft({
      contextId,
      observerIds: [keeper.userId, admin.userId],
      evaluationFrequency: 'weekly',
    });
    const before = await campaign(draft);
    const { data } = await launch(draft);
    const after = await campaign(draft);
    expect(after).toMatchObject({
      status: 'active',
      ethogramVersion: 1,
      contextVersion: 2,
      questionnaireVersion: null,
    });
    expect(after.plan).toEqual(drawPlan(before, [enclosureId], before.planSeed));
    expect(data?.['plannedSessions']).toBe(after.plan.length);
    const loads = loadOf(after.plan, after).map(({ sessions }) => sessions);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    expect(after.launchedAtUnix).toBe(after.updatedAtUnix);
    expect(await actionsOn(zooId, draft)).toEqual(['campaign.launched']);
  });
  it('happens once, also when two people launch at the same time', async () => {
    const draft = await aDraft();
    const codes = (await Promise.all([launch(draft), launch(draft), launch(draft)])).map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.every((code) => code === 'done' || code === 'campaign/step-refused')).toBe(true);
    expect(await actionsOn(zooId, draft)).toEqual(['campaign.launched']);
  });
  it('is refused to a keeper, a foreign admin and a visitor of the demonstration', async () => {
    const draft = await aDraft();
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign')) {
      const answer = await call(browser, 'launchCampaign', { zooId, campaignId: draft, expectedUpdatedAtUnix: 1 });
      expect(`${who}: ${codeOf(answer)}`).toBe(`${who}: ${code}`);
    }
    expect((await campaign(draft)).status).toBe('draft');
  });
  it('names the content that is not published, lacks a translation or is archived', async () => {
    const error = async (differences: Partial<Campaign>) => (await launch(await aDraft(differences))).error;
    const unpublished = await createEthogram({ zooId: null, ethogramRef: 'E-DRAFT' });
    expect(await error({ ethogramId: unpublished })).toEqual({
      ...{ code: 'campaign/content-unpublished', field: 'ethogramId', params: { names: 'E-DRAFT' } },
    });
    const half = await createContent('context', { zooId, contextRef: 'C-HALF', status: 'published', version: 1 });
    const name = { fr: 'Contexte', en: 'Context', es: '', de: '', it: '', nl: '', pt: '' };
    await database
      .doc(`contexts/${half}/versions/1`)
      .set(aContextVersion({ contextId: half, zooId: null, number: 1, name }));
    expect(await error({ contextId: half })).toEqual({
      ...{ code: 'campaign/translations-missing', field: 'contextId', params: { names: 'C-HALF' } },
    });
    const archived = await createEthogram({ zooId: null, ethogramRef: 'E-OLD', status: 'archived', version: 1 });
    expect(await error({ ethogramId: archived })).toMatchObject({
      ...{ code: 'campaign/content-unknown', params: { names: 'E-OLD' } },
    });
  });
  it('with scans names the enclosures that are not ready for them', async () => {
    const { observation } = await campaign(await aDraft());
    const { error } = await launch(await aDraft({ observation: { ...observation, methods: ['scan'] } }));
    expect(error).toEqual({
      ...{ code: 'campaign/enclosures-not-ready', field: 'enclosureIds', params: { names: 'Plaine' } },
    });
  });
  it('by individuals finds their enclosures, and names those without one', async () => {
    const [placed = '', lost = ''] = await storeAnimals(zooId, [
      { animalEnclosureData: { enclosureId } },
      { animalEnclosureData: null, animalName: 'Nala' },
    ]);
    const of: Partial<Campaign> = { concernedBy: 'individual', enclosureIds: [] };
    const draft = await aDraft({ ...of, animalIds: [placed] });
    expect(codeOf(await launch(draft))).toBe('done');
    expect((await campaign(draft)).enclosureIds).toEqual([enclosureId]);
    expect((await launch(await aDraft({ ...of, animalIds: [placed, lost] }))).error).toMatchObject({
      ...{ code: 'campaign/animals-without-place', params: { names: 'Nala' } },
    });
  });
  it('is refused with what it lacks: people of its type, a questionnaire, a day to come', async () => {
    const codes = async (differences: Partial<Campaign>) => codeOf(await launch(await aDraft(differences)));
    expect(await codes({ observerIds: [] })).toBe('campaign/observer-required');
    expect(await codes({ type: 'pedagogical' })).toBe('campaign/observer-not-educational');
    expect(await codes({ type: 'welfare' })).toBe('campaign/questionnaire-required');
    const past = Date.now() - 60 * DAY_MS;
    expect(await codes({ startAtUnix: past, endAtUnix: past })).toBe('campaign/over');
    const educator = await person(zooId, { userRight: 'pedagoadmin', rightsRoles: ['educational'] });
    expect(await codes({ type: 'pedagogical', observerIds: [educator.userId] })).toBe('done');
    const disabled = await person(zooId, { isDisabled: true });
    expect(await codes({ observerIds: [disabled.userId] })).toBe('campaign/person-unknown');
  });
});

describe('an active campaign', () => {
  it('changes its people and its end, and draws the sessions to come again', async () => {
    const draft = await aDraft({ evaluationFrequency: 'weekly' });
    await launch(draft);
    const before = await campaign(draft);
    const colleague = await person(zooId);
    const changes = { observerIds: [colleague.userId], endAtUnix: before.endAtUnix + 14 * DAY_MS };
    expect(codeOf(await save(admin, draft, changes))).toBe('done');
    const after = await campaign(draft);
    expect(after.plan.length).toBeGreaterThan(before.plan.length);
    const coming = after.plan.filter(({ atUnix }) => atUnix > Date.now());
    expect(new Set(coming.map(({ observerId }) => observerId))).toEqual(new Set([colleague.userId]));
    expect(after).toMatchObject({ status: 'active', ethogramVersion: 1, planSeed: before.planSeed });
  });
  it('plans sessions again that nobody began or that do not count, when it is set to', async () => {
    const startAtUnix = startOfDay(Date.now() - 21 * DAY_MS, ZONE);
    const draft = await aDraft({ evaluationFrequency: 'weekly', startAtUnix, isAutoRetried: true });
    const source = await campaign(draft);
    const plan = drawPlan(source, [enclosureId], source.planSeed);
    const [first, second, third] = plan.filter(({ atUnix }) => atUnix < Date.now() - DAY_MS);
    await database.doc(`campaigns/${draft}`).update({ status: 'active', launchedAtUnix: startAtUnix, plan });
    const begun = { zooId, campaignId: draft, secondOf: null, invalidReason: '' };
    await database.doc(`visits/${draft}-1`).set({ ...begun, plannedId: first?.plannedId });
    await database.doc(`visits/${draft}-2`).set({ ...begun, plannedId: second?.plannedId, invalidReason: 'Orage' });
    await database.doc(`visits/${draft}-3`).set({ ...begun, plannedId: third?.plannedId, secondOf: 'visit' });
    const changes = { endAtUnix: source.endAtUnix + DAY_MS };
    expect(codeOf(await save(admin, draft, changes))).toBe('done');
    const after = (await campaign(draft)).plan;
    const at = (id: string | undefined) => after.find(({ plannedId }) => plannedId === id)?.atUnix;
    expect(at(first?.plannedId)).toBe(first?.atUnix);
    expect(at(second?.plannedId)).toBeGreaterThan(Date.now());
    expect(at(third?.plannedId)).toBeGreaterThan(Date.now());
  });
  it('changes the expected frequencies of behaviours, of those alone that its ethogram has', async () => {
    const active = await anActive({ type: 'welfare', questionnaireId: 'quest-test', ethogramVersion: 1 });
    const { docs } = await database.collection(`ethograms/${ethogramId}/versions`).get();
    const [{ code }] = (docs[0]?.get('behaviours') ?? []) as [{ code: string }];
    const change = async (known: string) =>
      codeOf(await save(admin, active, { expectedFrequencies: [{ code: known, min: 10, max: 40 }] }));
    expect(await change(code)).toBe('done');
    expect(await change('GONE')).toBe('campaign/frequency-unknown');
    expect((await campaign(active)).expectedFrequencies).toEqual([{ code, min: 10, max: 40 }]);
  });
  it('keeps everything else', async () => {
    const active = await anActive();
    for (const changes of [{ name: 'Autre nom' }, { ethogramId: null }, { enclosureIds: [] }, { minAgreement: 0.1 }])
      expect(codeOf(await save(admin, active, changes))).toBe('campaign/frozen');
    expect(codeOf(await save(admin, await aDraft({ status: 'stopped' }), {}))).toBe('campaign/step-refused');
  });
  it('is stopped by its name and with a reason, for good', async () => {
    const active = await anActive();
    expect(codeOf(await stop(active, 'Suivi'))).toBe('campaign/name-differs');
    expect(codeOf(await stop(active, CAMPAIGN_NAME, '  '))).toBe('campaign/stop-reason-required');
    expect(codeOf(await stop(active, CAMPAIGN_NAME, 'Travaux', keeper))).toBe('generic/permission-denied');
    expect(codeOf(await stop(active))).toBe('done');
    expect(await campaign(active)).toMatchObject({ status: 'stopped', stopReason: 'Travaux' });
    expect(codeOf(await stop(active))).toBe('campaign/step-refused');
    expect(codeOf(await launch(active))).toBe('campaign/step-refused');
  });
  it('is archived after its last day alone, and restored as it was', async () => {
    expect(codeOf(await step('archiveCampaign', await anActive()))).toBe('campaign/step-refused');
    const past = await anActive({ startAtUnix: 0, endAtUnix: DAY_MS });
    expect(codeOf(await step('archiveCampaign', past, keeper))).toBe('generic/permission-denied');
    expect(codeOf(await step('archiveCampaign', past))).toBe('done');
    expect((await campaign(past)).status).toBe('archived');
    expect(codeOf(await step('restoreCampaign', past, keeper))).toBe('generic/permission-denied');
    expect(codeOf(await step('restoreCampaign', past))).toBe('done');
    expect((await campaign(past)).status).toBe('active');
  });
});

describe('a deletion', () => {
  const session = (campaignId: string, visitId: string) =>
    Promise.all([
      database.doc(`visits/${visitId}`).set({ visitId, zooId, campaignId, status: 'finished' }),
      database.doc(`visits/${visitId}/records/device`).set({ deviceId: 'device', visitId, zooId }),
    ]);

  it('asks for the name, takes the sessions with it and leaves its record', async () => {
    const stopped = await anActive({ status: 'stopped' });
    await session(stopped, `visit-${stopped}`);
    expect(codeOf(await remove(stopped, 'suivi des suricates'))).toBe('campaign/name-differs');
    expect(codeOf(await remove(stopped, CAMPAIGN_NAME, keeper))).toBe('generic/permission-denied');
    expect(codeOf(await remove(stopped))).toBe('done');
    expect(await stored(`campaigns/${stopped}`)).toBeUndefined();
    expect(await stored(`visits/visit-${stopped}`)).toBeUndefined();
    expect(await stored(`visits/visit-${stopped}/records/device`)).toBeUndefined();
    expect(await actionsOn(zooId, stopped)).toEqual(['campaign.deleted']);
  });
  it('is refused for an active campaign, and for a welfare assessment with finished sessions', async () => {
    expect(codeOf(await remove(await anActive()))).toBe('campaign/step-refused');
    const welfare = await aDraft({ type: 'welfare', status: 'stopped' });
    await session(welfare, `visit-${welfare}`);
    expect(codeOf(await remove(welfare))).toBe('campaign/results-kept');
    expect(await stored(`visits/visit-${welfare}`)).toBeDefined();
    expect(codeOf(await remove(await aDraft({ type: 'welfare' })))).toBe('done');
  });
});

describe('a renewal', () => {
  it('makes a draft that follows, and leaves the campaign as it is', async () => {
    const active = await anActive();
    const before = await campaign(active);
    const { data } = await step('renewCampaign', active);
    const draft = await campaign(String(data?.['campaignId']));
    expect(draft).toMatchObject({ status: 'draft', renewsId: active, name: CAMPAIGN_NAME, plan: [] });
    expect(draft.startAtUnix).toBeGreaterThan(before.endAtUnix);
    expect(draft.planSeed).not.toBe(before.planSeed);
    expect(await campaign(active)).toEqual(before);
  });
  it('is made once for one key, refused for a draft and without the right', async () => {
    const active = await anActive();
    const request = { zooId, campaignId: active, callKey: newCallKey() };
    const ids = [await call(admin, 'renewCampaign', request), await call(admin, 'renewCampaign', request)];
    expect(new Set(ids.map(({ data }) => data?.['campaignId'])).size).toBe(1);
    expect(codeOf(await step('renewCampaign', await aDraft()))).toBe('campaign/step-refused');
    expect(codeOf(await step('renewCampaign', active, keeper))).toBe('generic/permission-denied');
  });
  it('happens by itself after the last day, once, and waits as a draft when something is not ready', async () => {
    const ended = { isAutoRenewed: true, startAtUnix: Date.now() - 20 * DAY_MS, endAtUnix: Date.now() - 3 * DAY_MS };
    const ready = await anActive(ended);
    const unready = await anActive({ ...ended, observerIds: ['gone'] });
    const running = await anActive({ isAutoRenewed: true });
    const successors = async (renewsId: string) =>
      (await database.collection('campaigns').where('renewsId', '==', renewsId).get()).docs.map((one) => one.data());
    await renewEndedCampaigns(Date.now());
    await renewEndedCampaigns(Date.now());
    expect((await successors(ready)).map(({ status, isAutoRenewed }) => [status, isAutoRenewed])).toEqual([
      ['active', true],
    ]);
    expect((await successors(unready)).map(({ status }) => status)).toEqual(['draft']);
    expect(await successors(running)).toEqual([]);
    expect(await campaign(ready)).toMatchObject({ status: 'active', isAutoRenewed: false });
  });
});

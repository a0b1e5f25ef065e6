import { describe, expect, it } from 'vitest';
import { flowOfContext } from '../../src/domain/contexts/asked-context.ts';
import {
  answeringOfContext,
  givenAnswers,
  latestContext,
} from '../../src/domain/observation-sessions/context-answers.ts';
import { focalTimeline } from '../../src/domain/observation-sessions/focal-timeline.ts';
import { sessionRecordSchema, sessionSchema } from '../../src/domain/observation-sessions/session.ts';
import { progressOf } from '../../src/domain/questionnaires/flow.ts';
import { anActiveCampaign } from '../../tests/support/builders/campaign.ts';
import { aContextQuestion, aContextVersion } from '../../tests/support/builders/context.ts';
import type { SeedDocument } from './seed-document.ts';
import { sessionDocuments } from './sessions.ts';

const TODAY = Date.parse('2026-03-09T23:00:00Z');
const DAY = 86_400_000;

const campaign = (campaignId: string, differences: object): SeedDocument => ({
  path: `campaigns/${campaignId}`,
  data: { ...anActiveCampaign({ campaignId, zooId: 'zoo', ethogramId: 'eth-meerkats' }), ...differences },
});
const plain = anActiveCampaign().observation;
const animal = (animalId: string, enclosureId: string): SeedDocument => ({
  path: `animals/${animalId}`,
  data: { animalId, animalEnclosureData: { enclosureId } },
});
const QUESTIONS = [
  aContextQuestion({ isRequired: true }),
  aContextQuestion({ questionId: 'visitors', type: 'number', min: 0, max: 100 }),
  aContextQuestion({ questionId: 'remark', type: 'text' }),
];
const PARK: readonly SeedDocument[] = [
  ...['one', 'two'].map((enclosureId) =>
    campaign(`welfare-${enclosureId}`, {
      ...{ type: 'welfare', enclosureIds: [enclosureId], startAtUnix: TODAY - 365 * DAY },
      observation: { ...plain, methods: ['scan'], scanCount: 10 },
      ...(enclosureId === 'one' ? { contextId: 'ctx', contextVersion: 1 } : {}),
    }),
  ),
  { path: 'contexts/ctx/versions/1', data: aContextVersion({ contextId: 'ctx', questions: [...QUESTIONS] }) },
  campaign('pedagogical', {
    ...{ type: 'pedagogical', enclosureIds: ['two'], startAtUnix: TODAY - 30 * DAY },
    observation: { ...plain, methods: ['focal'] },
  }),
  campaign('draft', { status: 'draft' }),
  ...['a', 'b', 'c'].map((id) => animal(id, 'one')),
  ...['d', 'e'].map((id) => animal(id, 'two')),
  {
    path: 'enclosures/one',
    data: { areas: [{ areaId: 'plan', mapWidthM: 30, imageWidth: 1200, imageHeight: 800 }] },
  },
  { path: 'enclosures/one/zones/z', data: { zoneId: 'z', areaId: 'plan', shape: '0,0 1,0 1,1 0,1' } },
];
const documents = sessionDocuments(PARK, TODAY);
const heads = documents.filter(({ path }) => !path.includes('/records/')).map(({ data }) => sessionSchema.parse(data));
const records = documents
  .filter(({ path }) => path.includes('/records/'))
  .map(({ data }) => sessionRecordSchema.parse(data));
const of = (campaignId: string) => heads.filter((head) => head.campaignId === campaignId);

describe('the sessions of the seed', () => {
  it('are one every other day for each enclosure of a welfare campaign, ninety days long, alternating in a park', () => {
    const [one, two] = [of('welfare-one'), of('welfare-two')];
    expect([one.length, two.length]).toEqual([44, 45]);
    const days = [...one, ...two].map(({ startedAtUnix }) => Math.floor((startedAtUnix - TODAY) / DAY));
    expect(new Set(days).size).toBe(89);
    expect(Math.max(...days)).toBe(-1);
  });
  it('are focal ones, once a week from its start, in a pedagogical campaign, and none of a draft', () => {
    expect(of('pedagogical')).toHaveLength(4);
    expect(of('pedagogical').every(({ method }) => method === 'focal')).toBe(true);
    expect(of('draft')).toEqual([]);
  });
  it('have one record each, whose scans or observations are those that the head counts', () => {
    expect(records).toHaveLength(heads.length);
    for (const { visitId, entries } of records) {
      const head = heads.find((one) => one.visitId === visitId);
      const scans = entries.filter(({ kind }) => kind === 'scan').length;
      expect(head?.doneCount).toBe(head?.method === 'scan' ? scans : focalTimeline(entries).length);
    }
  });
  it('say whom a focal session followed, as many observations as it counts, and nothing of a session of scans', () => {
    for (const { method, followed, doneCount } of heads) {
      const observations = followed?.reduce((sum, one) => sum + one.observations, 0);
      expect(observations).toBe(method === 'focal' ? doneCount : undefined);
    }
  });
  it('tell where animals were seen only where there is a plan', () => {
    const placed = records.filter(({ entries }) =>
      entries.some((entry) => entry.kind === 'scan' && entry.records.some(({ x }) => x !== null)),
    );
    const enclosures = placed.map(({ visitId }) => heads.find((head) => head.visitId === visitId)?.enclosureId);
    expect(new Set(enclosures)).toEqual(new Set(['one']));
  });
  it('begin with valid answers where the campaign has a context, to every required question, and with none elsewhere', () => {
    const flow = flowOfContext(aContextVersion({ questions: [...QUESTIONS] }));
    for (const { visitId, entries } of records) {
      const isAsked = heads.find((head) => head.visitId === visitId)?.campaignId === 'welfare-one';
      const answers = latestContext(entries);
      expect(entries[0]?.kind === 'context').toBe(isAsked);
      if (answers === null) continue;
      const answering = answeringOfContext(answers);
      expect(givenAnswers(flow, answering)).toEqual(answers.answers);
      expect(progressOf(flow, answering).stillRequired).toEqual([]);
    }
  });
  it('have interrupted and invalidated ones', () => {
    expect(heads.filter(({ status }) => status === 'interrupted').length).toBeGreaterThan(0);
    expect(heads.filter(({ invalidReason }) => invalidReason !== '').length).toBeGreaterThan(0);
  });
  it('make most of the planned sessions of their week, each once, and leave some missed', () => {
    const plan = Array.from({ length: 12 }, (_none, week) => ({
      ...{ plannedId: `${week}`, enclosureId: 'one', observerId: 'keeper-1', atUnix: TODAY - (week + 1) * 7 * DAY },
    }));
    const [welfare, ...others] = PARK;
    const park = [{ path: 'campaigns/welfare-one', data: { ...welfare?.data, plan } }, ...others];
    const made = sessionDocuments(park, TODAY).flatMap(({ path, data }) =>
      path.includes('/records/') || data['plannedId'] === null ? [] : [data['plannedId']],
    );
    expect(new Set(made).size).toBe(made.length);
    expect(made.length).toBeGreaterThan(6);
    expect(made.length).toBeLessThan(plan.length);
  });
  it('are the same for the same day, each document once', () => {
    expect(sessionDocuments(PARK, TODAY)).toEqual(documents);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });
});

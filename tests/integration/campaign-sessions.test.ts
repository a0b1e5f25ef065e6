/** The sessions of a campaign as monitoring reads them, under the rules. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CampaignSessionHeads, campaignSessions } from '../../src/data/observation-sessions/campaign-sessions.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const ZOO = 'farm';
const START = Date.parse('2026-03-05T09:00:00Z');

function stored(visitId: string, differences: Partial<ObservationSession>) {
  const session = anObservationSession({
    ...{ visitId, zooId: ZOO, campaignId: 'scans', observerId: 'ana', plannedId: visitId },
    ...{ status: 'finished', doneCount: 12, startedAtUnix: START, ...differences },
  });
  const startedAt = Timestamp.fromMillis(session.startedAtUnix);
  return { path: `visits/${visitId}`, data: { ...session, startedAt, updatedAt: startedAt, endedAt: null } };
}

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('data-campaign-sessions');
  await environment.clearFirestore();
  const campaign = { zooId: ZOO, observerIds: ['ana'], enclosureIds: ['plain'] };
  await place(environment, [
    storedZoo(ZOO),
    storedUser('ana', ZOO),
    storedUser('teacher', ZOO, { userRight: 'pedagoadmin', rightsRoles: ['educational'] }),
    { path: 'campaigns/scans', data: anActiveCampaign({ ...campaign, campaignId: 'scans' }) },
    { path: 'campaigns/focals', data: anActiveCampaign({ ...campaign, campaignId: 'focals' }) },
    stored('whole', {}),
    stored('later', { startedAtUnix: START + 3_600_000, doneCount: 3 }),
    stored('invalid', { invalidReason: 'Enclos ouvert' }),
    stored('second', { secondOf: 'whole' }),
    stored('beside', { plannedId: null }),
    stored('running', { status: 'running' }),
    stored('other', { campaignId: 'focals' }),
  ]);
});
afterAll(() => environment.cleanup());

it('all sessions of one campaign are heard, the latest first', async () => {
  const heard = hear<CampaignSessionHeads>((watcher) =>
    campaignSessions(as(environment, 'ana')).watchOfCampaign({ zooId: ZOO, campaignId: 'scans' }, watcher),
  );
  const { items } = await heard.until((list) => expect(list.isFromCache).toBe(false));
  expect(items).toHaveLength(6);
  expect(items[0]?.visitId).toBe('later');
  heard.end();
});

it('planned sessions that were ended and count are counted by the server for each campaign', async () => {
  const campaignIds = ['scans', 'focals', 'empty'];
  const counted = await campaignSessions(as(environment, 'ana')).countMade({ zooId: ZOO, campaignIds });
  expect(counted).toEqual({ ok: true, value: { scans: 2, focals: 1, empty: 0 } });
});

it('sessions are not counted for somebody who reads no results', async () => {
  const asked = { zooId: ZOO, campaignIds: ['scans'] };
  const counted = await campaignSessions(as(environment, 'teacher')).countMade(asked);
  expect(counted).toMatchObject({ ok: false, error: { code: 'generic/permission-denied' } });
});

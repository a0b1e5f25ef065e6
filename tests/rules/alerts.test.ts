import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertsRepository } from '../../src/data/alerts/alerts.repository.ts';
import { anAlert } from '../support/builders/alert.ts';
import { aCampaign } from '../support/builders/campaign.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { peopleOfRoles } from './support/people-of-roles.ts';

/** Campaigns with one alert each, of the same id. */
const CAMPAIGNS = {
  welfare: { type: 'welfare' },
  audited: { type: 'training', auditorIds: ['auditor'] },
  pedagogical: { type: 'pedagogical' },
  observed: { type: 'pedagogical', observerIds: ['educational'] },
} as const;
const ALL = [...Object.keys(CAMPAIGNS), 'alone'];
const READ: Record<string, readonly string[]> = {
  ...{ keeper: ALL, admin: ALL, ethologist: ALL, staff: ALL, supervisor: ALL },
  ...{ teacher: [], internal: [], small: [], pending: [], disabled: [], stranger: [] },
  correspondent: ['welfare'],
  auditor: ['audited'],
  educational: ['observed'],
  educationalAdmin: ['pedagogical', 'observed'],
};

describe('alerts', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-alerts');
    await environment.clearFirestore();
    await place(environment, [
      ...peopleOfRoles(),
      ...Object.entries(CAMPAIGNS).flatMap(([campaignId, of]) => [
        {
          path: `campaigns/${campaignId}`,
          data: aCampaign({ observerIds: [], ...of, campaignId } as Parameters<typeof aCampaign>[0]),
        },
        { path: `alerts/${campaignId}`, data: anAlert({ alertId: campaignId, campaignId }) },
      ]),
      { path: 'alerts/alone', data: anAlert({ alertId: 'alone', campaignId: null }) },
      { path: 'alerts/theirs', data: anAlert({ alertId: 'theirs', campaignId: null, zooId: 'zoo-2' }) },
      { path: 'alerts/small', data: anAlert({ alertId: 'small', campaignId: null, zooId: 'zoo-small' }) },
    ]);
  });
  afterAll(() => environment.cleanup());

  const reads = async (userId: string, alertId: string) =>
    isAllowed(() => getDoc(doc(seenBy(environment, userId), `alerts/${alertId}`)));

  it.each(Object.entries(READ))('are read by %s as far as their campaigns are', async (userId, expected) => {
    const answers = await Promise.all(ALL.map(async (id) => [id, await reads(userId, id)] as const));
    expect(answers.filter(([, isRead]) => isRead).map(([id]) => id)).toEqual(expected);
  });

  it('of another establishment, or of one without campaigns, are closed', async () => {
    expect([await reads('keeper', 'theirs'), await reads('small', 'small')]).toEqual([false, false]);
  });

  it('are listed for one campaign by whoever reads it, and by nobody else', async () => {
    const lists = (userId: string, campaignId: string, zooId = 'zoo-1') =>
      new Promise<boolean>((resolve) => {
        alertsRepository(seenBy(environment, userId)).watchOfCampaign(
          { zooId, campaignId },
          { next: (read) => resolve(read.ok), failed: () => resolve(false) },
        );
      });
    expect([await lists('keeper', 'welfare'), await lists('correspondent', 'welfare')]).toEqual([true, true]);
    expect([await lists('auditor', 'audited'), await lists('educational', 'observed')]).toEqual([true, true]);
    for (const [userId, campaignId] of [
      ['correspondent', 'pedagogical'],
      ['auditor', 'welfare'],
      ['educational', 'pedagogical'],
      ['teacher', 'welfare'],
      ['stranger', 'welfare'],
      ['pending', 'welfare'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- six short questions
      expect(await lists(userId, campaignId), `${userId} of ${campaignId}`).toBe(false);
    expect(await lists('keeper', 'welfare', 'zoo-2')).toBe(false);
  });

  it('are counted for the campaigns that somebody reads, the active ones alone', async () => {
    const seen = anAlert({ alertId: 'seen', campaignId: 'welfare', status: 'acknowledged' });
    await place(environment, [{ path: 'alerts/seen', data: seen }]);
    const count = (userId: string, ...campaignIds: string[]) =>
      alertsRepository(seenBy(environment, userId)).countActive({ zooId: 'zoo-1', campaignIds });
    const both = { ok: true, value: { welfare: 1, observed: 1 } };
    expect(await count('keeper', 'welfare', 'observed')).toEqual(both);
    expect(await count('educational', 'observed')).toEqual({ ok: true, value: { observed: 1 } });
    expect(await count('keeper')).toEqual({ ok: true, value: {} });
    const refused = { ok: false, error: { code: 'generic/permission-denied' } };
    expect(await count('educational', 'observed', 'welfare')).toEqual(refused);
    expect(await count('stranger', 'welfare')).toEqual(refused);
  });

  it('are not listed across establishments, or without signing in', async () => {
    const all = (who: ReturnType<typeof seenBy>) => isAllowed(() => getDocs(query(collection(who, 'alerts'))));
    expect(await all(seenBy(environment, 'admin'))).toBe(false);
    expect(await all(environment.unauthenticatedContext().firestore() as never)).toBe(false);
  });

  it.each(['admin', 'staff', 'ethologist', 'correspondent'])(
    'are written by the server alone, not by %s',
    async (userId) => {
      const database = seenBy(environment, userId);
      const at = doc(database, 'alerts/welfare');
      const id = crypto.randomUUID();
      expect(await isAllowed(() => setDoc(doc(database, `alerts/${id}`), anAlert({ alertId: id })))).toBe(false);
      expect(await isAllowed(() => updateDoc(at, { status: 'acknowledged', reason: 'Vu' }))).toBe(false);
      expect(await isAllowed(() => deleteDoc(at))).toBe(false);
    },
  );
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignQueries } from '../../src/data/campaigns/campaign-queries.ts';
import type { CampaignScope } from '../../src/domain/access/rights-roles.ts';
import { readableScopes } from '../../src/domain/campaigns/campaign-rights.ts';
import { aCampaign } from '../support/builders/campaign.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { peopleOfRoles, RIGHTS_OF_PEOPLE } from './support/people-of-roles.ts';

/** Campaigns of every type, with and without the people of these tests. */
const CAMPAIGNS = {
  welfare: { type: 'welfare' },
  audited: { type: 'welfare', auditorIds: ['auditor'] },
  observed: { type: 'pedagogical', observerIds: ['educational'] },
  followed: { type: 'pedagogical', auditorIds: ['educational'] },
  pedagogical: { type: 'pedagogical' },
  // a hostile campaign: an educational account named where it may not be
  training: { type: 'training', observerIds: ['educational'] },
} as const;
const ALL = Object.keys(CAMPAIGNS);
const READ: Record<string, readonly string[]> = {
  ...{ keeper: ALL, admin: ALL, ethologist: ALL, staff: ALL, supervisor: ALL },
  ...{ teacher: [], internal: [], small: [], pending: [], disabled: [], stranger: [] },
  correspondent: ['welfare', 'audited'],
  auditor: ['audited'],
  educational: ['observed', 'followed'],
  educationalAdmin: ['observed', 'followed', 'pedagogical'],
};

describe('campaigns', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-campaigns');
    await environment.clearFirestore();
    await place(environment, [
      ...peopleOfRoles(),
      ...Object.entries(CAMPAIGNS).map(([campaignId, of]) => ({
        path: `campaigns/${campaignId}`,
        data: aCampaign({ observerIds: [], ...of, campaignId } as Parameters<typeof aCampaign>[0]),
      })),
      { path: 'campaigns/theirs', data: aCampaign({ campaignId: 'theirs', zooId: 'zoo-2' }) },
      { path: 'campaigns/small', data: aCampaign({ campaignId: 'small', zooId: 'zoo-small' }) },
    ]);
  });
  afterAll(() => environment.cleanup());

  /** The ids that a person's list finds in these scopes; null when any of its questions is refused. */
  const listed = async (userId: string, scopes: readonly CampaignScope[]) => {
    const database = seenBy(environment, userId);
    const found = new Set<string>();
    for (const one of campaignQueries(database, { zooId: 'zoo-1', userId, isArchived: false, scopes })) {
      // oxlint-disable-next-line no-await-in-loop -- a refusal ends the list
      if (!(await isAllowed(() => getDocs(one)))) return null;
      // oxlint-disable-next-line no-await-in-loop -- the same question
      for (const { id } of (await getDocs(one)).docs) found.add(id);
    }
    return ALL.filter((id) => found.has(id));
  };

  it.each(Object.keys(READ))('are read by %s as far as their rights reach', async (userId) => {
    const database = seenBy(environment, userId);
    const asked = await Promise.all(ALL.map((id) => isAllowed(() => getDoc(doc(database, `campaigns/${id}`)))));
    expect(ALL.filter((_id, at) => asked[at] === true)).toEqual(READ[userId]);
  });
  it.each(Object.entries(RIGHTS_OF_PEOPLE))(
    'are listed by %s with the questions of their rights roles',
    async (userId, roles) => {
      const scopes = readableScopes({ role: 'pedagoadmin', rightsRoles: roles });
      expect(await listed(userId, scopes)).toEqual(READ[userId]);
    },
  );
  it('are listed whole by who reads park data', async () => {
    for (const userId of ['keeper', 'admin', 'ethologist', 'staff', 'supervisor'])
      expect(await listed(userId, [{}])).toEqual(ALL);
  });
  it('are not listed with a question that could find more', async () => {
    const educational = await listed('educational', [{ types: ['pedagogical'] }]);
    const named = await listed('educational', [{ namedIn: 'memberIds' }]);
    const correspondent = await listed('correspondent', [{}]);
    const auditor = await listed('auditor', [{ types: ['welfare'] }]);
    expect([educational, named, correspondent, auditor]).toEqual([null, null, null, null]);
    for (const userId of ['teacher', 'stranger', 'small', 'pending']) expect(await listed(userId, [{}])).toBeNull();
  });
  it('are not listed for somebody else, across establishments, or without signing in', async () => {
    const database = seenBy(environment, 'educational');
    const others = campaignQueries(database, {
      ...{ zooId: 'zoo-1', userId: 'auditor', isArchived: false },
      scopes: [{ types: ['pedagogical'], namedIn: 'memberIds' }],
    });
    const answers = await Promise.all(others.map(async (one) => isAllowed(() => getDocs(one))));
    expect(answers).toEqual([false, false]);
    const all = (who: ReturnType<typeof seenBy>) => isAllowed(() => getDocs(query(collection(who, 'campaigns'))));
    expect(await all(seenBy(environment, 'admin'))).toBe(false);
    expect(await all(environment.unauthenticatedContext().firestore() as never)).toBe(false);
  });
  it('of another establishment or of a small one are closed', async () => {
    const keeper = seenBy(environment, 'keeper');
    for (const id of ['theirs', 'small'])
      expect(await isAllowed(() => getDoc(doc(keeper, `campaigns/${id}`)))).toBe(false);
    expect(await isAllowed(() => getDoc(doc(seenBy(environment, 'small'), 'campaigns/small')))).toBe(false);
  });
  it.each(['admin', 'staff', 'ethologist', 'educationalAdmin'])(
    'are written by the server alone, not by %s',
    async (userId) => {
      const database = seenBy(environment, userId);
      const at = doc(database, 'campaigns/pedagogical');
      const id = crypto.randomUUID();
      const made = () => setDoc(doc(database, `campaigns/${id}`), aCampaign({ campaignId: id }));
      expect(await isAllowed(made)).toBe(false);
      expect(await isAllowed(() => updateDoc(at, { description: 'autre' }))).toBe(false);
      expect(await isAllowed(() => deleteDoc(at))).toBe(false);
    },
  );
});

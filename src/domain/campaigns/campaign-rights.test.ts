import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { mayDo } from '../access/operations.ts';
import type { RightsRole } from '../access/rights-roles.ts';
import { campaignSubject, readableScopes } from './campaign-rights.ts';

const teacher = (...rightsRoles: RightsRole[]) => anActor({ role: 'pedagoadmin', rightsRoles });

it('a subject names the type, the people and the auditors of a campaign', () => {
  expect(campaignSubject(aCampaign({ observerIds: ['a'], auditorIds: ['b'] }))).toMatchObject({
    ...{ zooId: 'zoo-1', campaignType: 'welfare', memberIds: ['a', 'b'], auditorIds: ['b'] },
  });
});
it('a reader of park data reads every campaign, and so does a supervisor', () => {
  expect(readableScopes(anActor({ role: 'user', rightsRoles: ['educational'] }))).toEqual([{}]);
  expect(readableScopes(teacher('educational', 'supervisor'))).toEqual([{}]);
});
it('a pedagogical account reads the campaigns of its rights roles, and none without', () => {
  expect(readableScopes(teacher())).toEqual([]);
  expect(readableScopes(teacher('internalTeam'))).toEqual([]);
  expect(readableScopes(teacher('educational', 'auditor'))).toEqual([
    { namedIn: 'auditorIds' },
    { types: ['pedagogical'], namedIn: 'memberIds' },
  ]);
});
it('a welfare correspondent edits welfare campaigns alone, an educational admin pedagogical ones', () => {
  const edits = (role: RightsRole) =>
    (['welfare', 'pedagogical', 'training'] as const).filter((type) =>
      mayDo(teacher(role), 'campaign.edit', campaignSubject(aCampaign({ type, zooId: teacher().zooId }))),
    );
  expect([edits('welfareCorrespondent'), edits('educationalAdmin'), edits('educational')]).toEqual([
    ...[['welfare'], ['pedagogical'], []],
  ]);
});

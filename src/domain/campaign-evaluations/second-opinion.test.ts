import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import type { Actor } from '../access/actor.ts';
import { mayAnswer, maySecond, secondsOf } from './second-opinion.ts';

/** From Monday 4 May 2026 to Sunday 31 May 2026 in Paris. */
const campaign = anActiveCampaign({ observerIds: ['ana', 'bo'], auditorIds: ['aud'] });
const DURING = Date.parse('2026-05-10T10:00:00Z');
const AFTER = Date.parse('2026-06-01T10:00:00Z');
const auditor = anActor({ userId: 'aud', rightsRoles: ['auditor'] });
const ana = anActor({ userId: 'ana' });
const first = aCampaignEvaluation({ status: 'finished', leaderId: 'ana' });
const may = (differences = {}, actor = auditor, of = campaign, now = DURING) =>
  maySecond(actor, of, { ...first, ...differences }, now);

describe('a second opinion on an evaluation', () => {
  it('is begun by an auditor whom the campaign names, also with a pedagogical account', () => {
    expect(may()).toBe(true);
    expect(may({}, { ...auditor, role: 'pedagoadmin' })).toBe(true);
  });
  it.each<readonly [string, Actor]>([
    ['an observer of the campaign', ana],
    ['an auditor of another campaign', { ...auditor, userId: 'other' }],
    ['somebody named as an auditor without the rights role', anActor({ userId: 'aud' })],
    ['an admin', anActor({ userId: 'boss', role: 'superAdmin' })],
  ])('is not begun by %s', (_, actor) => {
    expect(may({}, actor)).toBe(false);
  });
  it.each([
    ['one that runs', { status: 'running' }],
    ['a second opinion', { secondOf: 'another' }],
    ['one that the auditor led', { leaderId: 'aud' }],
  ] as const)('is not begun on %s', (_, differences) => {
    expect(may(differences)).toBe(false);
  });
  it('is not begun in a stopped campaign, nor after the last day', () => {
    expect(may({}, auditor, { ...campaign, status: 'stopped' })).toBe(false);
    expect(may({}, auditor, campaign, AFTER)).toBe(false);
  });
});

describe('an evaluation of a campaign', () => {
  it('is answered by everybody who takes part while the campaign is active', () => {
    const running = { secondOf: null, leaderId: 'ana' };
    expect([ana, anActor({ userId: 'bo' }), auditor].map((one) => mayAnswer(one, campaign, running))).toEqual([
      ...[true, true, true],
    ]);
    expect(mayAnswer(anActor({ userId: 'cy' }), campaign, running)).toBe(false);
    expect(mayAnswer(ana, { ...campaign, status: 'stopped' }, running)).toBe(false);
  });
  it('as a second opinion is answered by the auditor who began it alone, while they are one', () => {
    const second = { secondOf: 'first', leaderId: 'aud' };
    expect(mayAnswer(auditor, campaign, second)).toBe(true);
    expect(mayAnswer({ ...auditor, rightsRoles: [] }, campaign, second)).toBe(false);
    expect(mayAnswer(ana, campaign, second)).toBe(false);
    const colleague = { ...campaign, auditorIds: ['aud', 'eve'] };
    expect(mayAnswer({ ...auditor, userId: 'eve' }, colleague, second)).toBe(false);
  });
  it('has its own second opinions, the earliest first', () => {
    const all = [
      aCampaignEvaluation({ evaluationId: 'late', secondOf: 'a', startedAtUnix: 2 }),
      aCampaignEvaluation({ evaluationId: 'early', secondOf: 'a', startedAtUnix: 1 }),
      aCampaignEvaluation({ evaluationId: 'other', secondOf: 'b' }),
      aCampaignEvaluation({ evaluationId: 'a' }),
    ];
    expect(secondsOf(all, 'a').map(({ evaluationId }) => evaluationId)).toEqual(['early', 'late']);
  });
});

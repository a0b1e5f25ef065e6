import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import {
  canHoldKnownAnswers,
  knownAgreement,
  mayChooseKnownAnswers,
  mayReadRecords,
  mayRepeat,
} from './known-answers.ts';

const campaign = aCampaign({
  ...{ type: 'training', status: 'active', observerIds: ['keeper-1', 'boss'], auditorIds: ['auditor'] },
});
const session = anObservationSession({ status: 'finished', observerId: 'expert' });
const known = { ...session, isKnownAnswer: true };
/** A record with one scan of one animal for each letter; "-" is an animal that was not looked for. */
const recordOf = (codes: string) => [
  aSessionRecord({
    entries: Array.from(codes, (code, at) => {
      const record = code === '-' ? aScanRecord({ sighting: 'not_done', code: null }) : aScanRecord({ code });
      return aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [record] });
    }),
  }),
];

describe('known answers', () => {
  it('are held by a finished, valid scan session of a training', () => {
    expect(canHoldKnownAnswers(campaign, session)).toBe(true);
    expect(canHoldKnownAnswers({ type: 'welfare' }, session)).toBe(false);
  });
  it.each<[string, Partial<ObservationSession>]>([
    ['runs', { status: 'running' }],
    ['was interrupted', { status: 'interrupted' }],
    ['is focal', { method: 'focal' }],
    ['was entered afterwards', { isDeferred: true }],
    ['repeats another one', { secondOf: 'other' }],
    ['was invalidated', { invalidReason: 'Wrong enclosure.' }],
  ])('are held by no session that %s', (_why, differences) => {
    expect(canHoldKnownAnswers(campaign, { ...session, ...differences })).toBe(false);
  });

  it('are chosen by admins and ethologists, and of somebody else’s session by nobody who is trained', () => {
    const admin = anActor({ userId: 'admin', role: 'admin' });
    const ethologist = anActor({ userId: 'ethologist', isEthologist: true });
    const boss = anActor({ userId: 'boss', role: 'admin' });
    const auditor = anActor({ userId: 'auditor', rightsRoles: ['auditor'] });
    const may = [admin, ethologist, boss, anActor(), auditor].map((one) =>
      mayChooseKnownAnswers(one, campaign, session),
    );
    expect(may).toEqual([true, true, false, false, false]);
    expect(mayChooseKnownAnswers(boss, campaign, { observerId: 'boss' })).toBe(true);
  });

  it('are read by their observer and by those who judge a training, as are the sessions that repeat them', () => {
    const keeper = anActor();
    expect(mayReadRecords(keeper, campaign, session, null)).toBe(true);
    expect(mayReadRecords(keeper, campaign, known, null)).toBe(false);
    expect(mayReadRecords(keeper, campaign, session, known)).toBe(false);
    expect(mayReadRecords(keeper, campaign, { ...session, observerId: 'keeper-1' }, known)).toBe(true);
    for (const judge of [
      anActor({ role: 'admin' }),
      anActor({ isEthologist: true }),
      anActor({ userId: 'auditor', rightsRoles: ['auditor'] }),
      anActor({ role: 'pedagoadmin', rightsRoles: ['supervisor'] }),
    ])
      expect(mayReadRecords(judge, campaign, known, null)).toBe(true);
    expect(mayReadRecords(anActor({ userId: 'other', rightsRoles: ['auditor'] }), campaign, known, null)).toBe(false);
  });

  it('are repeated by a trainee of an active training who did not record them, while they count', () => {
    expect(mayRepeat('keeper-1', campaign, known)).toBe(true);
    expect(mayRepeat('other', campaign, known)).toBe(false);
    expect(mayRepeat('keeper-1', campaign, { ...known, observerId: 'keeper-1' })).toBe(false);
    expect(mayRepeat('keeper-1', campaign, session)).toBe(false);
    expect(mayRepeat('keeper-1', campaign, { ...known, invalidReason: 'Wrong enclosure.' })).toBe(false);
    expect(mayRepeat('keeper-1', { ...campaign, status: 'stopped' }, known)).toBe(false);
    expect(mayRepeat('keeper-1', { ...campaign, type: 'welfare' }, known)).toBe(false);
  });
});

describe('the agreement with known answers', () => {
  it('is kappa and percent over every known answer, with the behaviours that are agreed on least', () => {
    expect(knownAgreement(recordOf('aabbccdd'), recordOf('aabbcdcd'))).toEqual({
      ...{ kappa: expect.closeTo(2 / 3, 9), percent: 75, items: 8, unanswered: 0 },
      least: [
        { code: 'c', kappa: expect.closeTo(1 / 3, 9) },
        { code: 'd', kappa: expect.closeTo(1 / 3, 9) },
      ],
    });
  });
  it('names at most three behaviours, and none that both found alike', () => {
    expect(knownAgreement(recordOf('abcde'), recordOf('bcdae'))?.least.map(({ code }) => code)).toHaveLength(3);
    expect(knownAgreement(recordOf('ab'), recordOf('ab'))).toMatchObject({ kappa: 1, percent: 100, least: [] });
  });
  it('counts a known answer that is left out as a difference, and nothing beyond the known answers', () => {
    expect(knownAgreement(recordOf('aabb'), recordOf('aab-'))).toMatchObject({ percent: 75, items: 4, unanswered: 1 });
    expect(knownAgreement(recordOf('aab-'), recordOf('aabb'))).toMatchObject({ percent: 100, items: 3, unanswered: 0 });
  });
  it('is not told before all scans came, nor without a known answer', () => {
    expect(knownAgreement(recordOf('aabb'), recordOf('aab'))).toBeNull();
    expect(knownAgreement(recordOf('aabb'), recordOf('aabb'))).not.toBeNull();
    expect(knownAgreement(recordOf('--'), recordOf('aa'))).toBeNull();
  });
  it('has no kappa where both saw one behaviour only', () => {
    expect(knownAgreement(recordOf('aaa'), recordOf('aaa'))).toMatchObject({ kappa: null, percent: 100 });
  });
});

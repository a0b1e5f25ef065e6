import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aContextVersion } from '../../../tests/support/builders/context.ts';
import { anImportedSession } from '../../../tests/support/builders/imported-session.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { flowOfContext } from '../contexts/asked-context.ts';
import { importFaults } from './check-imported.ts';
import type { ImportedSession } from './imported-session.ts';

const { questions } = flowOfContext(aContextVersion());
const NOW = Date.parse('2026-04-01T00:00:00Z');
const { startedAtUnix } = anImportedSession();
const faultsOf = (session: Partial<ImportedSession>, campaign: Partial<Campaign> = {}) =>
  importFaults(
    anImportedSession(session),
    { campaign: anActiveCampaign(campaign), codes: new Set(['REST', 'NV']), questions },
    NOW,
  ).map(({ field, error }) => `${field} ${error.code}`);
const scan = (number: number, atUnix: number, code: string | null = 'REST') => ({
  ...{ number, atUnix, interactions: [] },
  records: anImportedSession().scans.flatMap(({ records }) => records.map((one) => ({ ...one, code }))),
});
const weather = (value: string, atUnix = startedAtUnix, questionId = 'weather') => ({
  ...{ answers: [{ questionId, value }], atUnix },
});
const event = { ...{ animalId: 'ada', action: 'point' as const, code: 'REST' }, modifiers: [], atUnix: startedAtUnix };

describe('a campaign', () => {
  it('takes a session of its people, enclosures, methods and behaviours, also when it was stopped', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ isDeferred: true }, { status: 'stopped' })).toEqual([]);
    expect(faultsOf({ observerId: 'lou' }, { auditorIds: ['lou'] })).toEqual([]);
    expect(faultsOf({ enclosureId: 'other' }, { concernedBy: 'individual' })).toEqual([]);
    expect(faultsOf({ context: [weather('sun'), { answers: [], atUnix: startedAtUnix }] })).toEqual([]);
  });
  it.each([
    [{}, { status: 'draft' }, 'campaignId exchange/campaign-not-running'],
    [{}, { status: 'archived' }, 'campaignId exchange/campaign-not-running'],
    [{}, { ethogramVersion: null }, 'campaignId exchange/campaign-not-running'],
    [{ observerId: 'lou' }, {}, 'observerId exchange/observer-not-in-campaign'],
    [{ enclosureId: 'other' }, {}, 'enclosureId exchange/enclosure-not-in-campaign'],
    [
      {},
      { observation: { ...anActiveCampaign().observation, methods: ['focal'] } },
      'method exchange/method-not-in-campaign',
    ],
    [
      { isDeferred: true },
      { observation: { ...anActiveCampaign().observation, isDeferredAllowed: false } },
      'isDeferred exchange/deferred-not-allowed',
    ],
    [{ scans: [scan(1, startedAtUnix, 'FLY')] }, {}, 'scans exchange/behaviour-not-in-campaign'],
    [
      { method: 'focal', scans: [], events: [{ ...event, code: 'FLY' }] },
      {},
      'events exchange/behaviour-not-in-campaign',
    ],
    [{ events: [event] }, {}, 'method exchange/row-of-other-method'],
    [{ startedAtUnix: NOW + 1, scans: [], endedAtUnix: null }, {}, 'startedAtUnix exchange/time-future'],
    [{ startedAtUnix: 1e20, scans: [], endedAtUnix: null }, {}, 'startedAtUnix exchange/time-future'],
    [{ context: [weather('snow')] }, {}, 'context exchange/answers-unfit'],
    [{ context: [weather('sun', startedAtUnix, 'moon')] }, {}, 'context exchange/answers-unfit'],
    [{ context: [weather('sun', startedAtUnix - 1)] }, {}, 'context exchange/time-order'],
    [{ endedAtUnix: startedAtUnix - 1 }, {}, 'endedAtUnix exchange/time-order'],
    [{ scans: [scan(1, startedAtUnix - 1)] }, {}, 'scans exchange/time-order'],
    [{ scans: [scan(1, startedAtUnix), scan(1, startedAtUnix)] }, {}, 'scans generic/invalid-input'],
  ] as const)('does not take %o of a campaign %o', (session, campaign, fault) => {
    expect(faultsOf(session as Partial<ImportedSession>, campaign as Partial<Campaign>)).toEqual([fault]);
  });
  it('does not take a session that one document cannot hold, and takes a shorter one', () => {
    const animals = Array.from({ length: 60 }, (_, at) => `${'x'.repeat(60)}-${at}`);
    const long = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ number: at + 1, atUnix: startedAtUnix, interactions: [] },
        records: scan(1, startedAtUnix).records.flatMap((one) => animals.map((animalId) => ({ ...one, animalId }))),
      }));
    expect([faultsOf({ scans: long(30) }), faultsOf({ scans: long(80) })]).toEqual([
      [],
      ['scans exchange/session-too-large'],
    ]);
  });
});

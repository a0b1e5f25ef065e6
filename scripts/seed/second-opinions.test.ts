import { describe, expect, it } from 'vitest';
import type { Alert } from '../../src/domain/alerts/alert.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { sessionRecordSchema, sessionSchema } from '../../src/domain/observation-sessions/session.ts';
import { areCompared, comparedSessions } from '../../src/domain/observer-agreement/compared-sessions.ts';
import { judgedItems } from '../../src/domain/observer-agreement/judged-items.ts';
import { observerAgreement } from '../../src/domain/observer-agreement/observer-agreement.ts';
import { trainingGate } from '../../src/domain/observer-agreement/training-gate.ts';
import { seedDocuments } from './documents.ts';

const documents = seedDocuments('small', Date.parse('2026-03-10T08:00:00Z'));
const of = (path: RegExp) => documents.filter((one) => path.test(one.path)).map(({ data }) => data);
const heads = of(/^visits\/[^/]+$/).map((data) => sessionSchema.parse(data));
const records = Map.groupBy(
  of(/^visits\/[^/]+\/records\//).map((data) => sessionRecordSchema.parse(data)),
  ({ visitId }) => visitId,
);
const campaigns = of(/^campaigns\/[^/]+$/) as unknown as readonly Campaign[];
const comparedOf = (campaignId: string) => comparedSessions(heads.filter((head) => head.campaignId === campaignId));
const judgedOf = (campaignId: string) =>
  comparedOf(campaignId).map(({ first, seconds }) => ({
    visitId: first.visitId,
    opinions: [first, ...seconds].map(({ visitId, observerId }) => ({
      ...{ observerId, items: judgedItems(records.get(visitId) ?? []) },
    })),
  }));

describe('the second opinions of the seed', () => {
  it('are given by an auditor of their campaign, on a session that ended and counts', () => {
    const known = new Set(heads.filter(({ isKnownAnswer }) => isKnownAnswer).map(({ visitId }) => visitId));
    const seconds = heads.filter(({ secondOf }) => secondOf !== null && !known.has(secondOf));
    expect(seconds.length).toBeGreaterThan(4);
    for (const second of seconds) {
      const campaign = campaigns.find(({ campaignId }) => campaignId === second.campaignId);
      expect(campaign?.auditorIds).toContain(second.observerId);
      expect(heads.some((first) => areCompared(first, second))).toBe(true);
    }
  });

  it('agree with the sessions of a welfare campaign on 80 to 95 percent of the items', () => {
    const { pairs } = observerAgreement(judgedOf('zoo-fullcare--welfare'));
    expect(pairs.length).toBeGreaterThan(0);
    for (const { percent } of pairs) {
      expect(percent).toBeGreaterThan(80);
      expect(percent).toBeLessThan(95);
    }
  });

  it('let somebody in training pass and stop another one, whose alert is open', () => {
    const campaign = campaigns.find(({ campaignId }) => campaignId === 'zoo-fullcare--training') as Campaign;
    const gate = trainingGate(campaign, heads, comparedOf(campaign.campaignId), judgedOf(campaign.campaignId));
    expect(gate.map(({ state }) => state)).toContain('passed');
    const stopped = gate.filter(({ state }) => state === 'below').map(({ observerId }) => observerId);
    expect(stopped).toHaveLength(1);
    const low = (of(/^alerts\//) as unknown as readonly Alert[]).filter(({ kind }) => kind === 'agreementLow');
    expect(low.map(({ observerId, status }) => [observerId, status])).toEqual([[stopped[0], 'active']]);
  });

  it('are no ground of a gate for trainees who repeated the known answers of the auditor', () => {
    const campaign = campaigns.find(({ campaignId }) => campaignId === 'zoo-fullcare--training') as Campaign;
    const known = heads.filter(({ isKnownAnswer }) => isKnownAnswer);
    expect(known.map(({ campaignId, observerId }) => [campaignId, observerId])).toEqual([
      [campaign.campaignId, campaign.auditorIds[0]],
    ]);
    const gate = trainingGate(campaign, heads, comparedOf(campaign.campaignId), judgedOf(campaign.campaignId));
    const byAnswers = gate.filter(({ decided }) => decided?.by === 'known');
    expect(byAnswers.map(({ state }) => state).toSorted()).toEqual(['below', 'passed']);
  });
});

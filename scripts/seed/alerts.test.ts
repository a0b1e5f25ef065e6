import { expect, it } from 'vitest';
import { alertSchema } from '../../src/domain/alerts/alert.ts';
import { seedDocuments } from './documents.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const documents = seedDocuments('small', NOW);
const alerts = documents.filter(({ path }) => path.startsWith('alerts/')).map(({ data }) => alertSchema.parse(data));

it('the seed has one active alert of each welfare campaign that missed a session, the latest, and acknowledged ones', () => {
  const missed = alerts.filter(({ kind }) => kind === 'observationMissed');
  const byCampaign = [...Map.groupBy(missed, ({ campaignId }) => campaignId).values()];
  expect(byCampaign.length).toBeGreaterThan(0);
  for (const some of byCampaign) {
    const [latest, ...earlier] = some.toSorted((one, other) => other.occurredAtUnix - one.occurredAtUnix);
    expect(latest?.status).toBe('active');
    expect(earlier.every(({ status, reason }) => status === 'acknowledged' && reason !== '')).toBe(true);
  }
  expect(missed.some(({ status }) => status === 'acknowledged')).toBe(true);
});

it('the alerts of the seed were told, stand in the sector of their enclosure, and are of the past', () => {
  for (const { toldAtUnix, sectorIds, occurredAtUnix } of alerts) {
    expect(toldAtUnix).not.toBeNull();
    expect(sectorIds).toHaveLength(1);
    expect(occurredAtUnix).toBeLessThan(NOW);
  }
});

it('the seed has an active alert of a low score, and a resolved one after which the score rose again', () => {
  const low = alerts.filter(({ kind }) => kind === 'scoreLow');
  expect(new Set(low.map(({ status }) => status))).toEqual(new Set(['active', 'resolved']));
  for (const { value, expectedMin } of low) expect(value).toBeLessThan(expectedMin ?? 0);
});

it('the seed has an active alert of a score above its range', () => {
  const high = alerts.filter(({ kind }) => kind === 'scoreHigh');
  expect(high.map(({ status }) => status)).toContain('active');
  for (const { value, expectedMax } of high) expect(value).toBeGreaterThan(expectedMax ?? 100);
});

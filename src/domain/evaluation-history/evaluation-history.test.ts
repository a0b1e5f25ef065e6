import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { aQuickEvaluation } from '../../../tests/support/builders/quick-evaluation.ts';
import { ZONE } from '../time/epoch.ts';
import { historyEntries, type HistoryFact, historyFacts, historySpans, historyStart } from './evaluation-history.ts';

const at = (iso: string) => Date.parse(iso);
const fact = (iso: string, differences: Partial<HistoryFact> = {}): HistoryFact => ({
  ...{ kind: 'evaluation', id: iso, subjectId: 'herd', animalIds: [], campaignId: null, atUnix: at(iso) },
  ...{ score: null, label: null },
  ...differences,
});

describe('the evaluations that count', () => {
  it('are finished valid sessions and finished quick evaluations, the latest first', () => {
    const done = { status: 'finished', endedAtUnix: at('2026-03-05T10:00:00Z'), enclosureId: 'plain' } as const;
    const sessions = [
      anObservationSession({ ...done, visitId: 'counts', animalIds: ['ada'] }),
      anObservationSession({ ...done, visitId: 'interrupted', status: 'interrupted' }),
      anObservationSession({ ...done, visitId: 'invalid', invalidReason: 'Enclos ouvert' }),
      anObservationSession({ ...done, visitId: 'second', secondOf: 'counts' }),
      anObservationSession({ ...done, visitId: 'known', isKnownAnswer: true }),
      anObservationSession({ visitId: 'running' }),
    ];
    const result = { overall: 72.5, label: 'good', categories: {}, answered: 1, asked: 1, skipped: 0 } as never;
    const evaluations = [
      aQuickEvaluation({ evaluationId: 'e', groupId: 'herd', finishedAtUnix: at('2026-03-06T10:00:00Z'), result }),
      aQuickEvaluation({ evaluationId: 'open', finishedAtUnix: null }),
    ];
    expect(historyFacts(sessions, evaluations)).toMatchObject([
      { kind: 'evaluation', id: 'e', subjectId: 'herd', score: 72.5, label: 'good' },
      {
        ...{ kind: 'session', id: 'counts', subjectId: 'plain', animalIds: ['ada'], campaignId: 'campaign-1' },
        ...{ score: null, label: null },
      },
    ]);
  });
});

describe('the evaluations of campaigns that count', () => {
  const finished = { finishedAtUnix: at('2026-03-07T10:00:00Z'), subjectId: 'zuri', result: null } as const;
  it('are the finished ones of welfare campaigns, with their score', () => {
    const result = { overall: 61, label: 'fair', categories: {}, answered: 1, asked: 1, skipped: 0 } as never;
    const found = historyFacts(
      [],
      [],
      [
        aCampaignEvaluation({ ...finished, evaluationId: 'c', result }),
        aCampaignEvaluation({ evaluationId: 'running' }),
      ],
    );
    expect(found).toEqual([
      {
        ...{ kind: 'questionnaire', id: 'c', subjectId: 'zuri', campaignId: 'campaign-1', score: 61, label: 'fair' },
        animalIds: [],
        atUnix: finished.finishedAtUnix,
      },
    ]);
  });
  it('are not second opinions', () => {
    expect(historyFacts([], [], [aCampaignEvaluation({ ...finished, secondOf: 'c' })])).toEqual([]);
  });
  it.each(['training', 'pedagogical'] as const)('are not those of %s campaigns', (campaignType) => {
    expect(historyFacts([], [], [aCampaignEvaluation({ ...finished, campaignType })])).toEqual([]);
  });
});

describe('the history', () => {
  const facts = [
    fact('2026-03-31T21:59:00Z'),
    fact('2026-03-02T10:00:00Z', { score: 40, label: 'fair' as never }),
    fact('2026-03-01T10:00:00Z', { score: 90 }),
    fact('2026-03-31T22:01:00Z', { kind: 'session', subjectId: 'plain' }),
  ];
  it('has one line for each group and month of Paris, with its number, last date and last score', () => {
    const entries = historyEntries(facts, 'month', ZONE);
    expect(entries.map(({ kind, count, last, scored }) => [kind, count, last.id, scored?.score])).toEqual([
      ['session', 1, '2026-03-31T22:01:00Z', undefined],
      ['evaluation', 3, '2026-03-31T21:59:00Z', 40],
    ]);
  });
  it('has one line for each group and week, which begins on Monday', () => {
    const entries = historyEntries(facts, 'week', ZONE);
    expect(entries.map(({ span, count }) => [new Date(span.fromMs).toISOString(), count])).toEqual([
      ['2026-03-29T22:00:00.000Z', 1],
      ['2026-03-29T22:00:00.000Z', 1],
      ['2026-03-01T23:00:00.000Z', 1],
      ['2026-02-22T23:00:00.000Z', 1],
    ]);
  });
  it('counts each kind in each period, the empty ones too, and the latest where there are too many', () => {
    const counts = (most: number) =>
      historySpans(historyEntries(facts, 'week', ZONE), 'week', ZONE, most).map((span) => [
        span.counts.session,
        span.counts.evaluation,
      ]);
    expect(counts(10)).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(counts(2)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(historySpans([], 'month', ZONE, 10)).toEqual([]);
  });
  it('begins eleven periods before the present one', () => {
    const now = at('2026-03-05T10:00:00Z');
    expect(new Date(historyStart('month', now, ZONE)).toISOString()).toBe('2025-03-31T22:00:00.000Z');
    expect(new Date(historyStart('week', now, ZONE)).toISOString()).toBe('2025-12-14T23:00:00.000Z');
  });
});

import { expect, it } from 'vitest';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { flagsOf } from './session-row.ts';

const whole = {
  ...{ status: 'finished', plannedCount: 12, doneCount: 12 },
  ...{ isDeferred: false, secondOf: null, invalidReason: '', isKnownAnswer: false },
  knownAgreement: null,
} as const;

it.each<[string, Partial<ObservationSession>, string[]]>([
  ['a whole one', {}, []],
  ['one that ended before its last scan', { doneCount: 11 }, ['short']],
  ['an interrupted one, whose status says it', { status: 'interrupted', doneCount: 3 }, []],
  ['one that runs', { status: 'running', doneCount: 3 }, []],
  ['one without a plan', { plannedCount: 0, doneCount: 0 }, []],
  ['one entered afterwards as a second opinion', { isDeferred: true, secondOf: 'visit-1' }, ['deferred', 'second']],
  ['one with known answers', { isKnownAnswer: true }, ['known']],
  ['an invalid one', { invalidReason: 'Enclos ouvert' }, ['invalid']],
])('%s is marked %s', (_which, differences, flags) =>
  expect(flagsOf({ ...whole, ...differences } as ObservationSession, null)).toEqual(flags),
);

it('a session that repeats known answers is marked as an exercise, also where these are not read', () => {
  const repeats = { ...whole, secondOf: 'visit-1' } as ObservationSession;
  const agreement = { kappa: 1, percent: 100, items: 1, unanswered: 0, least: [] };
  expect(flagsOf(repeats, { isKnownAnswer: true })).toEqual(['answer']);
  expect(flagsOf(repeats, { isKnownAnswer: false })).toEqual(['second']);
  expect(flagsOf({ ...repeats, knownAgreement: agreement }, null)).toEqual(['answer']);
});

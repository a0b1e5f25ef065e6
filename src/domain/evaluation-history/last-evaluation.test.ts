import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { evaluatedAt, evaluatesSubject, latestOf } from './last-evaluation.ts';

const ended = (differences: Partial<ObservationSession> = {}) =>
  anObservationSession({ status: 'finished', endedAtUnix: 5_000, ...differences });

describe('the instant at which a session evaluated', () => {
  it('is its end, for a finished session of a welfare campaign', () => {
    expect(evaluatedAt(ended(), 'welfare')).toBe(5_000);
  });
  it.each([
    ['was interrupted', { status: 'interrupted' }],
    ['runs', { status: 'running', endedAtUnix: null }],
    ['was invalidated', { invalidReason: 'Enclos ouvert' }],
    ['is a second opinion', { secondOf: 'another' }],
    ['holds known answers', { isKnownAnswer: true }],
  ] as const)('is missing for a session that %s', (_, differences) => {
    expect(evaluatedAt(ended(differences), 'welfare')).toBeNull();
  });
  it.each(['training', 'pedagogical', null] as const)('is missing for a campaign of the type %s', (type) => {
    expect(evaluatedAt(ended(), type)).toBeNull();
  });
});

describe('the latest of some instants', () => {
  it('passes over the missing ones', () => {
    expect(latestOf([3, null, 7, 5])).toBe(7);
  });
  it('is missing when all are', () => {
    expect(latestOf([null])).toBeNull();
    expect(latestOf([])).toBeNull();
  });
});

it('an evaluation counts for its subject in a welfare campaign alone, and not as a second opinion', () => {
  expect(evaluatesSubject({ campaignType: 'welfare', secondOf: null })).toBe(true);
  expect(evaluatesSubject({ campaignType: 'welfare', secondOf: 'first' })).toBe(false);
  expect(evaluatesSubject({ campaignType: 'training', secondOf: null })).toBe(false);
});

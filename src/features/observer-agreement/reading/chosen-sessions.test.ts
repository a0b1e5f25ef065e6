import { expect, it } from 'vitest';
import { anObservationSession } from '../../../../tests/support/builders/observation-session.ts';
import { AGREEMENT_FILTERS, type AgreementFilters } from '../agreement-filters.ts';
import { chosenSessions } from './chosen-sessions.ts';

const session = (visitId: string, iso: string, enclosureId: string) => ({
  first: anObservationSession({ visitId, enclosureId, startedAtUnix: Date.parse(iso) }),
  seconds: [],
});
const compared = [session('april', '2026-04-05T09:00:00Z', 'plain'), session('march', '2026-03-05T09:00:00Z', 'rocks')];

it.each<[string, Partial<AgreementFilters>, readonly string[]]>([
  ['all of them, the latest first', {}, ['april', 'march']],
  ['one session', { visitId: 'march' }, ['march']],
  ['those of an enclosure', { enclosureId: 'plain' }, ['april']],
  ['those of a period', { period: { from: '2026-03-05', until: '2026-03-05' } }, ['march']],
  ['none outside of the period', { period: { from: '2026-05-01', until: '' } }, []],
])('the filters choose %s', (_, filters, expected) => {
  const chosen = chosenSessions(compared, { ...AGREEMENT_FILTERS.none, ...filters });
  expect(chosen.map(({ first }) => first.visitId)).toEqual(expected);
});

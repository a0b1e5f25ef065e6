import { expect, it } from 'vitest';
import { anObservationSession } from '../../../../tests/support/builders/observation-session.ts';
import { ANALYSIS_FILTERS, type AnalysisFilters } from '../analysis-filters.ts';
import { chosenHeads } from './chosen-heads.ts';

const head = (visitId: string, iso: string, differences: Parameters<typeof anObservationSession>[0] = {}) => {
  const startedAtUnix = Date.parse(iso);
  return anObservationSession({
    ...{ visitId, startedAtUnix, endedAtUnix: startedAtUnix + 60_000, doneCount: 10, ...differences },
  });
};
const heads = [
  head('march', '2026-03-05T09:00:00Z'),
  head('april', '2026-04-05T09:00:00Z', { enclosureId: 'plain', observerId: 'keeper-2' }),
];
const ids = (filters: Partial<AnalysisFilters>) =>
  chosenHeads(heads, { ...ANALYSIS_FILTERS.none, ...filters }).heads.map(({ visitId }) => visitId);

it.each([
  ['all of them, the latest first', {}, ['april', 'march']],
  ['those of an enclosure', { enclosureId: 'plain' }, ['april']],
  ['those of some observers', { observerIds: ['keeper-1'] }, ['march']],
  ['those of a period', { period: { from: '2026-03-05', until: '2026-03-05' } }, ['march']],
  ['as many as hold the scans asked for', { most: 10 }, ['april']],
  ['all of them whatever the number', { most: 10, isWhole: true }, ['april', 'march']],
])('the filters choose %s', (_, filters, expected) => {
  expect(ids(filters)).toEqual(expected);
});

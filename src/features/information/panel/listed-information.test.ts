import { expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { anInformation } from '../../../../tests/support/builders/information.ts';
import { INFORMATION_FILTERS } from './information-filters.ts';
import { listedInformation } from './listed-information.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const HOUR = 3_600_000;
const shown = (informationId: string, from: number, until: number) =>
  anInformation({ informationId, displayFromUnix: NOW + from * HOUR, displayUntilUnix: NOW + until * HOUR });
const rows = listedInformation(
  [shown('yesterday', -48, -24), shown('tomorrow', 24, 48), shown('now', -1, 1)],
  anActor({ role: 'admin' }),
  NOW,
);

it('valid information is listed first, then coming, then expired', () => {
  expect(rows.map(({ informationId }) => informationId)).toEqual(['now', 'tomorrow', 'yesterday']);
});

it('the filter of information keeps one state, and all without a state', () => {
  const ids = (address: string) => {
    const values = INFORMATION_FILTERS.read(new URLSearchParams(address));
    return rows.filter((row) => INFORMATION_FILTERS.keeps(row, values)).map(({ informationId }) => informationId);
  };
  expect(['state=valid', 'state=coming', 'state=expired'].map(ids)).toEqual([['now'], ['tomorrow'], ['yesterday']]);
  expect(ids('state=party')).toHaveLength(3);
});

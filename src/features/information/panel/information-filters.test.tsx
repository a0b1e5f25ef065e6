import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { anInformation } from '../../../../tests/support/builders/information.ts';
import { matchingInformation, useInformationFilters } from './information-filters.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const HOUR = 3_600_000;
const shown = (informationId: string, from: number, until: number) =>
  anInformation({ informationId, displayFromUnix: NOW + from * HOUR, displayUntilUnix: NOW + until * HOUR });
const all = [shown('now', -1, 1), shown('tomorrow', 24, 48), shown('yesterday', -48, -24)];

it('of all information those of a state are left, all of them without one', () => {
  const ids = (state: 'valid' | 'coming' | 'expired' | null) =>
    matchingInformation(all, { state }, NOW).map(({ informationId }) => informationId);
  expect([ids('valid'), ids('coming'), ids('expired')]).toEqual([['now'], ['tomorrow'], ['yesterday']]);
  expect(ids(null)).toEqual(['now', 'tomorrow', 'yesterday']);
});

it('the state chosen stands in the address, beside the tab, until it is taken back', () => {
  const { result } = renderHook(() => ({ ...useInformationFilters(), address: useLocation().search }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?tab=information&state=party']}>{children}</MemoryRouter>
    ),
  });
  expect(result.current).toMatchObject({ filters: { state: null }, isFiltered: false });
  act(() => result.current.change({ state: 'coming' }));
  expect(result.current).toMatchObject({ isFiltered: true, address: '?tab=information&state=coming' });
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ isFiltered: false, address: '?tab=information' });
});

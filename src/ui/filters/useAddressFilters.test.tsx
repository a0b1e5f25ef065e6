import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withParameters } from '../../lib/address-parameters.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import { type FilterAddress, useAddressFilters } from './useAddressFilters.ts';

type Filters = { readonly search: string; readonly due: string };

const IN_ADDRESS: FilterAddress<Filters> = {
  read: (parameters) => ({ search: parameters.get('q') ?? '', due: parameters.get('due') ?? '' }),
  write: ({ search, due }, parameters) => withParameters(parameters, { q: search, due }),
  none: { search: '', due: '' },
};
const TEXTS = { label: 'Filtres', search: 'Rechercher', clearSearch: 'Effacer', reset: 'Effacer les filtres' };

function List() {
  const state = useAddressFilters(IN_ADDRESS);
  return (
    <ListFilterBar state={state} texts={TEXTS} summary="">
      <button type="button" onClick={() => state.change({ due: 'today' })}>
        Aujourd’hui
      </button>
    </ListFilterBar>
  );
}

function opened(address: string) {
  const router = createMemoryRouter([{ path: '/tasks', element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: MantineProvider });
  return () => router.state.location.search;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typingEnds = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a word typed right after the filters were cleared stays, and does not bring them back', async () => {
  const address = opened('/tasks?tab=all&due=overdue&q=paille');
  act(() => {
    press('Effacer les filtres');
    type('foin');
  });
  expect(field().value).toBe('foin');
  await typingEnds();
  expect(field().value).toBe('foin');
  expect(address()).toBe('?tab=all&q=foin');
});

it('a word whose search has not begun is cleared with the filters', async () => {
  const address = opened('/tasks?due=overdue');
  type('foin');
  press('Effacer les filtres');
  await typingEnds();
  expect(field().value).toBe('');
  expect(address()).toBe('');
});

it('two filters changed before the page follows are both kept', async () => {
  const address = opened('/tasks?q=paille');
  act(() => {
    press('Effacer les filtres');
    press('Aujourd’hui');
  });
  await typingEnds();
  expect(address()).toBe('?due=today');
});

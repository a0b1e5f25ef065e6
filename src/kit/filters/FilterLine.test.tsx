import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { makeStore } from '#state/store.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { optional, words } from './filter-kinds.ts';
import { filtersOf } from './filter-set.ts';
import { FilterLine } from './FilterLine.tsx';
import { useRecordFilters } from './useRecordFilters.tsx';

const FILTERS = filtersOf()({ search: words('q'), due: optional('due', ['overdue', 'today']) });

function List() {
  const filters = useRecordFilters(FILTERS, {
    search: { label: 'Rechercher' },
    due: { label: 'Échéance', nameOf: (due) => due, width: 200 },
  });
  return (
    <FilterLine filters={filters} label="Filtres" summary="">
      <button type="button" onClick={() => filters.change({ due: 'today' })}>
        Aujourd’hui
      </button>
    </FilterLine>
  );
}

function opened(address: string) {
  const router = createMemoryRouter([{ path: '/tasks', element: <List /> }], { initialEntries: [address] });
  const store = makeStore({ repositories: fakeRepositories().repositories });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: MantineProvider },
  );
  return () => router.state.location.search;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typingEnds = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeAll(async () => {
  await startI18n('fr');
  await loadNamespaces(['lists', 'words']);
});
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

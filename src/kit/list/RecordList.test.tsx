import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { arrangement, choice, flag, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { wentOffline } from '#state/connection/connection.slice.ts';
import { personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import type { ListTableProps } from './ListTable.tsx';
import { RecordList, type RecordSource } from './RecordList.tsx';

vi.setConfig({ testTimeout: 60_000 });

type Beast = { readonly name: string; readonly sector: string; readonly isOld: boolean };
const BEASTS: readonly Beast[] = [
  { name: 'Nala', sector: 'savanna', isOld: false },
  { name: 'Simba', sector: 'savanna', isOld: true },
  { name: 'Flipper', sector: 'lagoon', isOld: true },
];
const FILTERS = filtersOf<Beast>()(
  {
    search: words('q', ({ name }) => name),
    sector: choice('sector', ({ sector }, id) => sector === id),
    isOld: flag('old', ({ isOld }, asked) => !asked || isOld),
    order: arrangement('order', ['name', 'age'], 'name'),
  },
  { keptAs: 'beasts' },
);
const SECTORS = [
  { value: 'savanna', label: 'Savanna' },
  { value: 'lagoon', label: 'Lagoon' },
];
const COLUMNS: readonly DataColumn<Beast>[] = [
  { id: 'name', header: 'Name', isTitle: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
];
const nameOf = ({ name }: Beast) => name;

type More = ListTableProps<Beast>['more'];

function Beasts({ source, more }: { readonly source: RecordSource<Beast>; readonly more?: More }) {
  const filters = useRecordFilters(FILTERS, {
    search: { label: 'Search a beast' },
    sector: { label: 'Sector', choices: SECTORS, isMore: true },
    isOld: { label: 'Old beasts', isMore: true },
    order: { label: 'Order of the beasts', nameOf: (order) => `By ${order}` },
  });
  const found = useFoundRows(FILTERS, filters.filters, source.rows);
  return (
    <RecordList
      {...{ source, found, filters }}
      filtersLabel="Filter the beasts"
      summary={`Beasts: ${found.length}`}
      empty={{ title: 'No beast yet' }}
      listKey="beasts"
      label="Beasts"
      columns={COLUMNS}
      rowId={nameOf}
      rowName={nameOf}
      more={more}
    />
  );
}

beforeEach(() => localStorage.clear());
beforeAll(async () => {
  await startI18n('en');
  await loadNamespaces(['lists', 'errors', 'words']);
});

function open(address: string, given: Partial<RecordSource<Beast>> = { rows: BEASTS }, more?: More) {
  const refetch = vi.fn();
  const establishment = anEstablishment();
  const store = makeStore({ repositories: fakeRepositories({ establishment }).repositories });
  store.dispatch(personSignedIn('keeper-1'));
  store.dispatch(
    sessionFound({
      status: 'ready',
      ...{ user: aUser({ userRight: 'admin' }), establishment, sectors: [] },
      actor: anActor({ role: 'admin' }),
    }),
  );
  const element = <Beasts source={{ rows: undefined, refetch, ...given }} more={more} />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  const goOffline = () => act(() => void store.dispatch(wentOffline()));
  return { refetch, goOffline, search: () => router.state.location.search };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const named = () => BEASTS.map(nameOf).filter((name) => screen.queryAllByText(name).length > 0);

describe('the list of a page', () => {
  it('is loading until its rows come, without filters', () => {
    open('/', {});
    expect(screen.getByText('Loading the list')).toBeInTheDocument();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says that it could not be read, and asks again at a press of the button', async () => {
    const { refetch } = open('/', { error: appError('generic/firestore') });
    expect(screen.queryByText('Loading the list')).toBeNull();
    await userEvent.click(button('Try again'));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says that there is no record at all, without filters', () => {
    open('/', { rows: [] });
    expect(screen.getByText('No beast yet')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('keeps the filters of an empty list while one is set, and says that it is empty once they are cleared', async () => {
    const { search } = open('/?sector=lagoon', { rows: [] });
    expect(screen.getByText('No results')).toBeVisible();
    expect(screen.queryByText('No beast yet')).toBeNull();
    await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Clear the filters' }));
    expect(search()).toBe('');
    expect(screen.getByText('No beast yet')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says that no row answers the filters, and shows all rows once they are cleared there', async () => {
    const { search } = open('/?q=nobody');
    expect(screen.getByText('No results')).toBeVisible();
    const clear = screen.getAllByRole('button', { name: 'Clear the filters' }).at(-1);
    if (clear !== undefined) await userEvent.click(clear);
    expect(search()).toBe('');
    expect(named()).toEqual(['Nala', 'Simba', 'Flipper']);
  });

  it('does not say that there is no record before the server has: the device may have kept none of them', () => {
    open('/', { rows: [], isFromCache: true });
    expect(screen.getByText('Loading the list')).toBeInTheDocument();
    expect(screen.queryByText('No beast yet')).toBeNull();
  });

  it('does not say that there is no record while further ones may come', () => {
    open('/', { rows: [], hasMore: true });
    expect(screen.queryByText('No beast yet')).toBeNull();
    expect(screen.queryByText('Loading the list')).toBeNull();
  });

  it('offers further rows of a table that is read by page, also where the first page has none', async () => {
    const onMore = vi.fn();
    open('/', { rows: [] }, { hasMore: true, isLoading: false, onMore });
    expect(screen.queryByText('No beast yet')).toBeNull();
    await userEvent.click(button('Show more'));
    expect(onMore).toHaveBeenCalled();
  });

  it('shows the rows of the device, and that they are being updated in place of their number', () => {
    open('/', { rows: BEASTS, isFromCache: true });
    expect(named()).toHaveLength(3);
    expect(within(screen.getByRole('search')).getByText('Updating…')).toBeVisible();
    expect(screen.queryByText('Beasts: 3')).toBeNull();
  });

  it('takes the rows of the device for all that there is without a network', () => {
    const { goOffline } = open('/', { rows: [], isFromCache: true });
    goOffline();
    expect(screen.getByText('No beast yet')).toBeVisible();
  });

  it('says how many documents could not be read beside the others', () => {
    open('/', { rows: BEASTS, unreadable: 2 });
    expect(screen.getByText('2 items could not be read; the others are here.')).toBeVisible();
    expect(named()).toHaveLength(3);
  });

  it('says after how many rows it was cut', () => {
    open('/', { rows: BEASTS, cutAfter: 3 });
    expect(screen.getByText(/Only the first 3 items are shown/)).toBeVisible();
  });
});

describe('the filters of a list', () => {
  it('keep the rows that the address asks for, and count them', () => {
    open('/?sector=savanna&old=1');
    expect(named()).toEqual(['Simba']);
    expect(within(screen.getByRole('search')).getByText('Beasts: 1')).toBeVisible();
    expect(button('Filters (2)')).toBeVisible();
  });

  it('write a change to the address beside the other parameters', async () => {
    const { search } = open('/?tab=all&sector=savanna');
    await userEvent.click(button('Filters (1)'));
    await userEvent.click(await screen.findByRole('switch', { name: 'Old beasts' }));
    expect(new URLSearchParams(search())).toEqual(new URLSearchParams('tab=all&sector=savanna&old=1'));
    expect(named()).toEqual(['Simba']);
  });

  it('show as chips, and a chip removes its own filter alone', async () => {
    const { search } = open('/?sector=savanna&old=1');
    await userEvent.click(button('Remove the filter “Old beasts: Yes”'));
    expect(search()).toBe('?sector=savanna');
    expect(named()).toEqual(['Nala', 'Simba']);
    expect(button('Remove the filter “Sector: Savanna”')).toBeVisible();
  });

  it('are all cleared by one button, which is there only while one is set', async () => {
    const { search } = open('/?tab=all&q=simba&old=1');
    await userEvent.click(button('Clear the filters'));
    expect(search()).toBe('?tab=all');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  });
});

describe('the filters that a person left', () => {
  const choose = async (name: string) => {
    await userEvent.click(button(/^Filters/));
    await userEvent.click(await screen.findByRole('switch', { name }));
  };

  it('come back in a list that is opened without filters, but not the words that were searched', async () => {
    open('/?q=simba');
    await choose('Old beasts');
    cleanup();
    expect(open('/?tab=all').search()).toBe('?tab=all&old=1');
    expect(named()).toEqual(['Simba', 'Flipper']);
  });

  it('give way to an address that names a filter', async () => {
    open('/');
    await choose('Old beasts');
    cleanup();
    expect(open('/?sector=savanna').search()).toBe('?sector=savanna');
    expect(named()).toEqual(['Nala', 'Simba']);
  });

  it('are not those of a link that was followed', () => {
    open('/?old=1');
    cleanup();
    expect(open('/').search()).toBe('');
    expect(named()).toHaveLength(3);
  });

  it('do not come back once they are cleared, and the arrangement stays', async () => {
    open('/?old=1&order=age');
    await userEvent.click(button('Clear the filters'));
    cleanup();
    expect(open('/').search()).toBe('?order=age');
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  });

  it('and the arrangement are taken back by the menu of the view', async () => {
    const { search } = open('/?old=1&order=age');
    await userEvent.click(button('View'));
    expect(await screen.findByRole('menuitem', { name: 'By age' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Back to the default view' }));
    expect(search()).toBe('');
    cleanup();
    expect(open('/').search()).toBe('');
  });
});

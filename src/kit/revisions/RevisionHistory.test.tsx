import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { Latest } from '#data/live/latest.ts';
import { appError } from '#domain/errors/app-error.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { wentOffline } from '#state/connection/connection.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import type { Revision } from './revision.ts';
import { RevisionHistory } from './RevisionHistory.tsx';

const AT = Date.parse('2026-11-20T09:00:00Z');
const created: Revision = { id: '1', at: AT, title: 'Créée', byName: 'Ana Keller' };
const changed: Revision = {
  ...{ id: '2', at: AT + 60_000, title: 'Modifiée' },
  changes: [
    { field: 'a', label: 'Nom', from: 'Lion', to: 'Lionne' },
    { field: 'b', label: 'Famille', from: null, to: 'Félidés' },
    { field: 'c', label: 'Source', from: 'Zootrition', to: null },
  ],
};
const logOf = (items: readonly Revision[], hasMore = false): Latest<Revision> => ({
  ...{ items, hasMore, unreadable: 0, waitingIds: [] },
});

type Answer = Partial<Parameters<typeof RevisionHistory<Revision>>[0]['answer']>;

/** A history whose log has been answered so. */
async function open(answer: Answer) {
  await startI18n('fr');
  await loadNamespaces(['lists', 'errors', 'words']);
  const store = makeStore({ repositories: fakeRepositories({}).repositories });
  const refetch = vi.fn();
  const onMore = vi.fn();
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RevisionHistory
          title="Journal"
          answer={{ isFetching: false, refetch, ...answer }}
          revisionOf={(revision) => revision}
          emptyText="Rien encore"
          onMore={onMore}
        />
      </ThemeProvider>
    </Provider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { store, refetch, onMore, container, press };
}

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the history of a record', () => {
  it('shows each entry with its time, its author and the values before and after', async () => {
    const { container } = await open({ currentData: logOf([changed, created]) });
    const [latest, first] = screen.getAllByRole('listitem');
    expect(within(latest!).getByText('Modifiée')).toBeVisible();
    const changes = within(latest!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(changes).toEqual(['Lion → Lionne', 'Félidés', 'Zootrition']);
    expect(within(latest!).getByText('Zootrition').tagName).toBe('DEL');
    expect(first!.textContent).toMatch(/Créée.*20 nov\. 2026.* · Ana Keller$/);
    expect((await axe.run(container)).violations).toEqual([]);
  });

  it('says that nothing is recorded yet', async () => {
    await open({ currentData: logOf([]) });
    expect(screen.getByText('Rien encore')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that it could not be read, and reads it again when asked', async () => {
    const { refetch, press } = await open({ error: appError('generic/permission-denied') });
    expect(screen.getByRole('alert')).toBeVisible();
    await press('Réessayer');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows that it is being read', async () => {
    await open({ isFetching: true });
    expect(screen.getByText('Chargement de l’historique')).toBeInTheDocument();
  });

  it('asks for older entries, and keeps those that are shown while they are read', async () => {
    const { onMore, press } = await open({ data: logOf([created], true), isFetching: false });
    await press('Afficher la suite');
    expect(onMore).toHaveBeenCalledOnce();
    expect(entries()).toHaveLength(1);
  });

  it('offers no older entries where there are none', async () => {
    await open({ currentData: logOf([created]) });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says without a network that the latest entries may be missing', async () => {
    const { store } = await open({ currentData: logOf([created]) });
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void store.dispatch(wentOffline()));
    expect(screen.getByRole('status').textContent).toMatch(/^Pas de réseau/);
  });
});

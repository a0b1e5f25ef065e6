import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { wentOffline } from '#state/connection/connection.slice.ts';
import { personSignedIn } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartForm, Figures } from './figures.ts';
import { savedFiles } from '../../../tests/support/saved-files.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.restoreAllMocks());

type Day = { readonly name: string; readonly count: number };
const figures: Figures<Day> = {
  rows: [
    { name: 'Lundi', count: 2 },
    { name: 'Mardi', count: 1 },
  ],
  rowId: ({ name }) => name,
  isCurrent: ({ name }) => name === 'Mardi',
  columns: [
    { id: 'name', header: 'Jour', isTitle: true, cell: ({ name }) => name, total: { cell: 'Total', value: 'Total' } },
    {
      id: 'count',
      header: 'Tâches',
      cell: ({ count }) => <b>{count}</b>,
      exportValue: ({ count }) => count,
      total: { cell: 3, value: 3 },
    },
  ],
};
const words = {
  ...{ title: 'Répartition', subtitle: 'Semaine 12', loading: 'Comptage' },
  ...{ empty: { title: 'Aucune tâche', message: 'Rien.' }, offline: { title: 'Pas de réseau', message: 'Plus tard.' } },
  ...{ chartLabel: '3 tâches', tableLabel: 'Tâches par jour' },
};
type Frame = Partial<Pick<Parameters<typeof ChartFrame<Day>>[0], 'figures' | 'isEmpty' | 'error' | 'chart'>>;

async function open(frame: Frame = {}) {
  await startI18n('fr');
  await loadNamespaces(['lists', 'words', 'errors']);
  const store = makeStore({ repositories: fakeRepositories({}).repositories });
  store.dispatch(personSignedIn('keeper-1'));
  const onRetry = vi.fn();
  function Probe() {
    const [form, setForm] = useState<ChartForm>('chart');
    return (
      <ChartFrame
        words={words}
        form={form}
        onForm={setForm}
        figures={figures}
        onRetry={onRetry}
        legend={[{ id: 'open', swatch: <svg aria-hidden />, label: 'À faire : 3' }]}
        chart={<svg aria-hidden />}
        {...frame}
      />
    );
  }
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <main>
          <Probe />
        </main>
      </ThemeProvider>
    </Provider>,
  );
  return { store, onRetry, container };
}

const textsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const press = (role: 'button' | 'radio' | 'menuitem', name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));
const menu = async () => {
  await press('button', 'Exporter');
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the frame of a chart', () => {
  it('shows the chart in words with its legend, and the same figures as a table with totals', async () => {
    const { container } = await open();
    const region = screen.getByRole('region', { name: 'Répartition' });
    expect(within(region).getByRole('img', { name: '3 tâches' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Légende' })).getByText('À faire : 3')).toBeVisible();
    expect((await axe.run(container)).violations).toEqual([]);
    await press('radio', 'Tableau');
    expect(screen.queryByRole('img', { name: '3 tâches' })).toBeNull();
    expect(screen.getAllByRole('row').map(textsOf)).toEqual([
      ['Jour', 'Tâches'],
      ['Lundi', '2'],
      ['Mardi', '1'],
      ['Total', '3'],
    ]);
    expect(screen.getByRole('rowheader', { current: 'date' })).toHaveTextContent('Mardi');
    expect((await axe.run(container)).violations).toEqual([]);
  });

  it('saves the figures with their totals, whichever form is shown', async () => {
    const files = savedFiles();
    await open();
    await press('radio', 'Tableau');
    expect(await menu()).toEqual(['Classeur Excel (.xlsx)', 'Texte délimité (.csv)']);
    await press('menuitem', 'Texte délimité (.csv)');
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name.replace(/\d/g, '0')).toBe('Répartition 0000-00-00.csv');
    expect((await files[0]!.content.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      ...['"Jour";"Tâches"', '"Lundi";2', '"Mardi";1', '"Total";3', ''],
    ]);
  });

  it('saves the chart that is shown as a picture', async () => {
    const files = savedFiles();
    await open();
    expect(await menu()).toContain('Image (.png)');
    await press('menuitem', 'Image vectorielle (.svg)');
    expect(await screen.findByText('Image exportée')).toBeVisible();
    expect(files[0]?.name.endsWith('.svg')).toBe(true);
    const text = await files[0]!.content.text();
    expect(text).toContain('Répartition');
    expect(text).toContain('Semaine 12');
    expect(text).toContain('À faire : 3');
  });

  it('says that a picture could not be made', async () => {
    const files = savedFiles();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({ chart: null });
    await menu();
    await press('menuitem', 'Image vectorielle (.svg)');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(files).toEqual([]);
  });

  it('shows that the figures are being read', async () => {
    await open({ figures: undefined });
    expect(screen.getByText('Comptage')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  });

  it('says that there is nothing to draw', async () => {
    await open({ isEmpty: true });
    expect(screen.getByRole('heading', { name: 'Aucune tâche' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  });

  it('says that the figures could not be read, and reads them again when asked', async () => {
    const { onRetry } = await open({ figures: undefined, error: appError('generic/firestore') });
    await press('button', 'Réessayer');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says without a network that nothing can be counted', async () => {
    const { store } = await open();
    act(() => void store.dispatch(wentOffline()));
    expect(screen.getByText('Plus tard.')).toBeVisible();
    expect(screen.queryByRole('img', { name: '3 tâches' })).toBeNull();
  });
});

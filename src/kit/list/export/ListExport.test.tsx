import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/start.ts';
import { setErrorSink } from '#lib/log.ts';
import type { Shown } from '#ui/table/full/useFullTable.tsx';
import { ListExport } from './ListExport.tsx';

type Animal = { readonly name: string };
const columns = [{ id: 'name', header: 'Name', cell: ({ name }: Animal) => name }];
const shown: Shown<Animal> = {
  rows: [],
  columns,
  allColumns: columns,
  answers: {},
  sort: null,
  arrange: (rows) => rows,
};

const watcher = vi.fn();
beforeEach(() => setErrorSink(watcher));
afterEach(() => setErrorSink(null));

/** The export of a list whose further rows cannot be read. */
async function choose(language: 'en' | 'fr', open: string, kind: RegExp) {
  await startI18n(language, ['common', 'lists', 'errors']);
  const offer = { name: 'Animals', allRows: () => Promise.reject(new Error('The list was not read')) };
  render(
    <MantineProvider env="test">
      <main>
        <ListExport offerNow={() => offer} shownNow={() => shown} />
      </main>
    </MantineProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: open }));
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
}

describe('a list whose file could not be made', () => {
  it.each([
    ['en', 'Export', /Excel/, 'Export error'],
    ['en', 'Export', /csv/, 'CSV export failed'],
    ['fr', 'Exporter', /Excel/, 'Erreur lors de l’export'],
    ['fr', 'Exporter', /csv/, 'L’export CSV a échoué'],
  ] as const)('says so (%s, %s, %s): %s', async (language, open, kind, sentence) => {
    await choose(language, open, kind);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(watcher).toHaveBeenCalledWith(expect.any(Error), { where: 'kit/list' });
    // It can be tried again.
    expect(screen.getByRole('button', { name: open })).toBeEnabled();
  });
});

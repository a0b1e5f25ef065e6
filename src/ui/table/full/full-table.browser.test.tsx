import '@mantine/core/styles.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { herd, HerdPage } from './table-under-test.tsx';

const rowsDrawn = () => document.querySelectorAll('tbody tr[data-index]').length;
/** The frame that scrolls. */
const frameOf = () => document.querySelector('div:has(> table)') as HTMLElement;
const link = (name: string) => page.getByRole('link', { name, exact: true });
const openMenu = () => page.getByRole('button', { name: 'Affichage' }).click();
const focusOn = (name: string) => (link(name).element() as HTMLElement).focus();

beforeEach(async () => {
  await page.viewport(1440, 900);
});

describe('a list of 10,000', () => {
  test('draws only the rows in sight, and says how many there are', async () => {
    await render(<HerdPage rows={herd(10_000)} />);
    await expect.element(page.getByRole('table', { name: 'Animaux' })).toHaveAttribute('aria-rowcount', '10001');
    expect(rowsDrawn()).toBeLessThan(60);
    expect(document.querySelector('tbody tr[data-index]')?.getAttribute('aria-rowindex')).toBe('2');
    expect(document.querySelectorAll('*').length).toBeLessThan(4000);
  });

  test('has rows of one height, wherever it is scrolled to', async () => {
    await render(<HerdPage rows={herd(10_000)} bulkActions={[]} />);
    const frame = frameOf();
    frame.scrollTop = 200_000;
    await expect.element(link(`Animal ${Math.floor(200_000 / 40) + 2}`)).toBeVisible();
    const heights = [...document.querySelectorAll('tbody tr[data-index]')].map(
      (row) => row.getBoundingClientRect().height,
    );
    expect(new Set(heights)).toEqual(new Set([40]));
    expect(frame.scrollHeight).toBeGreaterThan(10_000 * 40);
    expect(frame.scrollHeight).toBeLessThan(10_000 * 40 + 100);
  });

  test('moves by keys to both ends and by pages, and keeps the focus while it is scrolled away', async () => {
    await render(<HerdPage rows={herd(10_000)} />);
    focusOn('Animal 1');
    await userEvent.keyboard('{End}');
    await expect.element(link('Animal 10000')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(link('Animal 9999')).toHaveFocus();
    frameOf().scrollTop = 0;
    await expect.element(link('Animal 1')).toBeVisible();
    await expect.element(link('Animal 9999')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(link('Animal 1')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(link('Animal 1')).not.toHaveFocus();
  });

  describe('a list whose cells have no state', () => {
    const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
    const scrollTo = async (index: number) => {
      frameOf().scrollTop = index * 40;
      await expect.element(link(`Animal ${index + 2}`)).toBeVisible();
    };

    test('draws a row into the elements of one that has left, with all of its content', async () => {
      await render(<HerdPage rows={herd(10_000)} bulkActions={[]} hasPlainCells />);
      await page.getByRole('checkbox', { name: 'Sélectionner Animal 3', exact: true }).click();
      (document.activeElement as HTMLElement).blur();
      await scrollTo(2_000);
      const before = new Set(rows());
      await scrollTo(7_000);
      expect(rows().filter((row) => before.has(row)).length).toBeGreaterThan(10);
      for (const row of rows()) {
        const number = Number(row.dataset['index']) + 1;
        expect(row.querySelector('a')?.textContent).toBe(`Animal ${number}`);
        expect(row.querySelector('a')?.getAttribute('href')).toBe(`/animal?id=a${number}`);
        expect(row.querySelector('input')?.getAttribute('aria-label')).toBe(`Sélectionner Animal ${number}`);
        expect(row.querySelector('input')?.checked).toBe(false);
        expect(row.getAttribute('aria-rowindex')).toBe(String(number + 1));
      }
      expect(rows().map((row) => Number(row.dataset['index']))).toEqual(
        rows().map((_, at) => Number(rows()[0]?.dataset['index']) + at),
      );
    });

    test('leaves the focused row as it is', async () => {
      await render(<HerdPage rows={herd(10_000)} hasPlainCells />);
      focusOn('Animal 5');
      await scrollTo(2_000);
      await scrollTo(7_000);
      await expect.element(link('Animal 5')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(link('Animal 6')).toHaveFocus();
    });
  });

  test('is sorted by a head; rows without a value come last', async () => {
    await render(<HerdPage rows={herd(10_000)} />);
    const head = page.getByRole('columnheader', { name: 'Poids' });
    await page.getByRole('button', { name: 'Poids' }).click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(document.querySelector('tbody tr[data-index="0"]')?.textContent).toContain('0');
    await page.getByRole('button', { name: 'Poids' }).click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(document.querySelector('tbody tr[data-index="0"]')?.textContent).toContain('499');
  });

  test('is rows on a tablet and cards on a phone, and only those in sight', async () => {
    await page.viewport(768, 1024);
    const tablet = await render(<HerdPage rows={herd(10_000)} />);
    await expect.element(page.getByRole('table', { name: 'Animaux' })).toBeVisible();
    await tablet.unmount();
    await page.viewport(390, 844);
    await render(<HerdPage rows={herd(10_000)} />);
    const list = page.getByRole('list', { name: 'Animaux' });
    await expect.element(list).toBeVisible();
    expect(list.element().children.length).toBeLessThan(30);
    expect(list.element().children[0]?.getAttribute('aria-setsize')).toBe('10000');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(link('Animal 10000')).toBeVisible();
  });
});

describe('a selection', () => {
  const selected = () => page.getByRole('group', { name: 'Actions sur la sélection' });

  test('takes a range with Shift, all with the box of the head, and says how many', async () => {
    await render(<HerdPage rows={herd(300)} bulkActions={[]} />);
    await page.getByRole('checkbox', { name: 'Sélectionner Animal 2', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Sélectionner Animal 6', exact: true }).click({ modifiers: ['Shift'] });
    await expect.element(selected().getByText('5 sélectionnés', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
    await expect.element(selected().getByText('300 sélectionnés', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Tout désélectionner' }).click();
    await expect.element(selected()).not.toBeInTheDocument();
  });

  test('is made by keys alone: Space, Shift and the arrows, Ctrl+A', async () => {
    await render(<HerdPage rows={herd(300)} bulkActions={[]} />);
    focusOn('Animal 1');
    await userEvent.keyboard(' ');
    await expect.element(selected().getByText('1 sélectionnés', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.element(selected().getByText('3 sélectionnés', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(selected().getByText('300 sélectionnés', { exact: true })).toBeVisible();
  });

  test('runs an action on all its rows, with its progress, and can be stopped', async () => {
    const steps = { report: (_done: number) => {}, stopped: false, end: () => {} };
    await render(
      <HerdPage
        rows={herd(10)}
        bulkActions={[
          {
            id: 'archive',
            label: 'Archiver',
            run: (rows, { report, signal }) =>
              new Promise<void>((resolve) => {
                expect(rows).toHaveLength(10);
                Object.assign(steps, { report, end: resolve });
                signal.addEventListener('abort', () => {
                  steps.stopped = true;
                  resolve();
                });
              }),
          },
        ]}
      />,
    );
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
    await page.getByRole('button', { name: 'Archiver' }).click();
    steps.report(4);
    await expect.element(selected().getByText('4 sur 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await vi.waitFor(() => expect(steps.stopped).toBe(true));
    await expect.element(page.getByRole('button', { name: 'Archiver' })).toBeVisible();
    await page.getByRole('button', { name: 'Archiver' }).click();
    steps.end();
    await expect.element(selected()).not.toBeInTheDocument();
  });
});

describe('the columns', () => {
  const headOf = (name: string) => page.getByRole('columnheader', { name, exact: true }).element() as HTMLElement;
  const edge = (name: string) => page.getByRole('separator', { name: `Largeur de ${name}`, exact: true });
  const drag = (from: Element, by: { readonly x: number; readonly y: number }) => {
    const { x, y, width, height } = from.getBoundingClientRect();
    const start = { clientX: x + width / 2, clientY: y + height / 2 };
    const end = { clientX: start.clientX + by.x, clientY: start.clientY + by.y };
    const way = { bubbles: true, pointerId: 1, button: 0 };
    from.setPointerCapture = () => {};
    flushSync(() => void from.dispatchEvent(new PointerEvent('pointerdown', { ...way, ...start })));
    flushSync(() => void from.dispatchEvent(new PointerEvent('pointermove', { ...way, ...end })));
    flushSync(() => void from.dispatchEvent(new PointerEvent('pointerup', { ...way, ...end })));
  };

  test('are resized by a drag of their edge, by its arrow keys, and get their width by content back', async () => {
    await render(<HerdPage rows={herd(5)} />);
    const before = headOf('Poids').offsetWidth;
    drag(edge('Poids').element(), { x: 100, y: 0 });
    expect(headOf('Poids').offsetWidth).toBe(before + 100);
    (edge('Poids').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(headOf('Poids').offsetWidth).toBe(before + 84);
    await expect.element(edge('Poids')).toHaveAttribute('aria-valuenow', String(before + 84));
    await userEvent.keyboard('{Home}');
    expect(headOf('Poids').offsetWidth).toBe(64);
    await userEvent.keyboard('{Escape}');
    expect(headOf('Poids').offsetWidth).toBe(before);
  });

  test('wider than the frame are scrolled sideways beside the pinned title, under their heads', async () => {
    await page.viewport(700, 600);
    await render(<HerdPage rows={herd(60)} fillsScreen />);
    (edge('Secteur').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    const frame = frameOf();
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    expect(document.documentElement.scrollHeight).toBe(600);
    frame.scrollTo(300, 500);
    await vi.waitFor(() => expect(frame.scrollLeft).toBe(300));
    const box = frame.getBoundingClientRect();
    expect(Math.round(headOf('Nom').getBoundingClientRect().left - box.left)).toBeLessThanOrEqual(1);
    expect(Math.round(headOf('Nom').getBoundingClientRect().top - box.top)).toBeLessThanOrEqual(1);
    expect(headOf('Poids').getBoundingClientRect().left).toBeLessThan(box.left);
  });

  test('that fit into the frame leave nothing to scroll, and no cell becomes a layer of its own', async () => {
    await render(<HerdPage rows={herd(60)} />);
    const frame = frameOf();
    const titleAt = () => getComputedStyle(document.querySelector('td[data-pinned]') as HTMLElement).position;
    expect(frame.scrollWidth).toBe(frame.clientWidth);
    expect(titleAt()).toBe('static');
    for (const name of ['Poids', 'Secteur']) {
      (edge(name).element() as HTMLElement).focus();
      await userEvent.keyboard('{End}');
    }
    await vi.waitFor(() => expect(titleAt()).toBe('sticky'));
  });

  test('are pinned, dragged into another order and made compact in the chooser', async () => {
    await render(<HerdPage rows={herd(200)} />);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Choisir les colonnes' }).click();
    await page.getByRole('button', { name: 'Figer Secteur' }).click();
    await expect.element(page.getByRole('button', { name: 'Figer Secteur' })).toHaveAttribute('aria-pressed', 'true');
    const heads = () => [...document.querySelectorAll('thead th')].map((one) => one.textContent);
    expect(heads()).toEqual(['Nom', 'Secteur', 'Poids']);
    expect(headOf('Secteur').dataset['pinned']).toBe('1');
    await expect.element(page.getByRole('button', { name: 'Reculer Secteur' })).toBeDisabled();
    const lines = [...document.querySelectorAll('li[data-place]')];
    const [from, to] = [lines[0], lines[1]].map((line) => line?.getBoundingClientRect().top ?? 0);
    drag(page.getByTitle('Déplacer Nom').element(), { x: 0, y: (to ?? 0) - (from ?? 0) });
    expect(heads()).toEqual(['Secteur', 'Nom', 'Poids']);
    await page.getByText('Compacte').click();
    await vi.waitFor(() => {
      const rows = [...document.querySelectorAll('tbody tr[data-index]')];
      expect(new Set(rows.map((row) => row.getBoundingClientRect().height))).toEqual(new Set([32]));
    });
  });

  test('are shown, hidden and moved by keys alone', async () => {
    await render(<HerdPage rows={herd(5)} />);
    (page.getByRole('button', { name: 'Affichage' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Choisir les colonnes' })).toBeVisible();
    // The menu takes the focus once it is open.
    await expect.poll(() => document.activeElement?.closest('[role=menu]')).not.toBeNull();
    (page.getByRole('menuitem', { name: 'Choisir les colonnes' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Choisir les colonnes' })).toBeVisible();
    (page.getByRole('checkbox', { name: 'Numéro' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (page.getByRole('button', { name: 'Avancer Numéro' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Nom', 'Poids', 'Numéro', 'Secteur']);
  });

  test('are filtered one by one, and filters that leave no row can be cleared from there', async () => {
    await render(<HerdPage rows={herd(200)} />);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Filtrer par colonne' }).click();
    await page.getByRole('textbox', { name: 'Nom' }).fill('animal 19');
    await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    expect(rowsDrawn()).toBe(11);
    await page.getByRole('textbox', { name: 'Nom' }).fill('nobody');
    await expect.element(page.getByText('Aucun résultat')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).last().click();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
  });
});

describe('a list read page by page', () => {
  const PAGE = 150;
  function Paged({ fails = false }: { readonly fails?: boolean }) {
    const [pages, setPages] = useState(1);
    return (
      <HerdPage
        rows={herd(pages * PAGE)}
        more={{ hasMore: pages < 3, isLoading: false, hasFailed: fails, onMore: () => setPages(pages + 1) }}
      />
    );
  }

  test('asks for the next page near its end, and does not know its length until the last', async () => {
    await render(<Paged />);
    const table = page.getByRole('table');
    await expect.element(table).toHaveAttribute('aria-rowcount', '-1');
    expect(document.querySelector('table')?.parentElement?.scrollHeight).toBeLessThan(PAGE * 60);
    focusOn('Animal 1');
    await userEvent.keyboard('{End}');
    await expect.element(link(`Animal ${PAGE}`)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(link(`Animal ${2 * PAGE}`)).toHaveFocus();
    await expect.element(table).toHaveAttribute('aria-rowcount', String(3 * PAGE + 1));
    await expect.element(page.getByRole('button', { name: 'Afficher la suite' })).not.toBeInTheDocument();
  });

  test('has a button for the next page, and asks for no more by itself after a failure', async () => {
    const screen = await render(<Paged fails />);
    focusOn('Animal 1');
    await userEvent.keyboard('{End}');
    await expect.element(link(`Animal ${PAGE}`)).toHaveFocus();
    await expect.element(page.getByText('Échec')).toBeVisible();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await screen.rerender(<Paged />);
    focusOn(`Animal ${PAGE}`);
    await userEvent.keyboard('{End}');
    await expect.element(link(`Animal ${2 * PAGE}`)).toBeVisible();
  });
});

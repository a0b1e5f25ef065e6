import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';

const rows = [
  { id: 'a', name: 'Zèbres', heads: 7 },
  { id: 'b', name: 'Girafes', heads: 6 },
];

function Herds() {
  return (
    <MantineProvider>
      <DataTable
        label="Troupeaux"
        language="fr"
        columns={[
          { id: 'name', header: 'Nom', isTitle: true, cell: (row) => row.name, sortValue: (row) => row.name },
          { id: 'heads', header: 'Têtes', cell: (row) => row.heads, sortValue: (row) => row.heads, align: 'end' },
        ]}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={() => undefined}
      />
    </MantineProvider>
  );
}

test('a table has rows on a desktop and cards on a tablet', async () => {
  await page.viewport(1440, 900);
  await render(<Herds />);
  await expect.element(page.getByRole('table', { name: 'Troupeaux' })).toBeVisible();
  await page.viewport(768, 1024);
  await expect.element(page.getByRole('list', { name: 'Troupeaux' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Troupeaux' })).not.toBeInTheDocument();
});

test('the arrow keys move from row to row', async () => {
  await page.viewport(1440, 900);
  await render(<Herds />);
  const first = page.getByRole('button', { name: 'Zèbres' });
  (first.element() as HTMLElement).focus();
  first.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await expect.element(page.getByRole('button', { name: 'Girafes' })).toHaveFocus();
});

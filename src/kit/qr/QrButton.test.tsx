import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { QrButton } from './QrButton.tsx';

beforeEach(async () => {
  await startI18n('fr');
  await loadNamespaces(['lists', 'words']);
});

it('the QR code of a record shows its name, its facts and its address, and prints them', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  render(
    <MantineProvider>
      <QrButton name="Asha" facts={['Lion', 'Puce 25026900000001']} href="/AnimalManagementView?id=asha&tab=tasks" />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Code QR' }));
  const sheet = await screen.findByRole('dialog', { name: 'Code QR à imprimer' }, { timeout: 15_000 });
  expect(await screen.findByRole('img', { name: /Asha/ }, { timeout: 15_000 })).toBeInTheDocument();
  for (const text of ['Asha', 'Lion', 'Puce 25026900000001', '/AnimalManagementView?id=asha&tab=tasks'])
    expect(sheet).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledOnce();
});

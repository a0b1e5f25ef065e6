import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider>
      <header>En-tête</header>
      <button type="button" onClick={() => setIsOpen(true)}>
        Écrire
      </button>
      {isOpen && (
        <Dialog title="Une annonce" closeLabel="Fermer" onClose={() => setIsOpen(false)}>
          <input aria-label="Titre" data-autofocus />
        </Dialog>
      )}
    </MantineProvider>
  );
}

describe('a dialog that is open from its first moment on', () => {
  it('is named by its title and gives the focus back to the button that opened it', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Écrire' }));
    expect(await screen.findByRole('dialog', { name: 'Une annonce' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Titre')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Écrire' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('has a head that is no second banner of the page', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Écrire' }));
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('header')).toHaveLength(1);
  });
});

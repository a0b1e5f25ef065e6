import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FirstFieldFocused } from './FirstFieldFocused.tsx';

/** A button that is replaced by a form. */
function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Modifier
      </button>
    );
  return (
    <FirstFieldFocused>
      <input type="radio" name="level" aria-label="Secteurs" />
      <input type="radio" name="level" aria-label="Enclos" defaultChecked />
      <input aria-label="Titre" />
    </FirstFieldFocused>
  );
}

it('a form opened by a key has the focus in its first field, or in its chosen option', async () => {
  await render(<Opening />);
  (page.getByRole('button', { name: 'Modifier' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Enclos' })).toHaveFocus();
});

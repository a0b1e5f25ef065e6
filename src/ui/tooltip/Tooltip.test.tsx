import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

function open(isDisabled = false) {
  render(
    <Tooltip label="Se déconnecter" disabled={isDisabled}>
      <button type="button">Sortie</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

describe('an explanation', () => {
  it('shows under the pointer and goes with it', async () => {
    const button = open();
    await userEvent.hover(button);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Se déconnecter');
    expect(button).toHaveAccessibleDescription('Se déconnecter');
    await userEvent.unhover(button);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-describedby');
  });
  it('shows on keyboard focus, and Escape hides it', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
  it('stays hidden when it is disabled', async () => {
    await userEvent.hover(open(true));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

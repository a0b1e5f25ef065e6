import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/start.ts';
import { Wizard } from './Wizard.tsx';

const STEPS = ['Name', 'Team', 'Check'];

function ThreeSteps({ isBusy = false, first = 0 }: { readonly isBusy?: boolean; readonly first?: number }) {
  const [step, setStep] = useState(first);
  return (
    <MantineProvider env="test">
      <Wizard
        steps={STEPS}
        step={step}
        onGo={setStep}
        isBusy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          setStep(step + 1);
        }}
        atStart={<a href="/list">Cancel</a>}
        action={step === STEPS.length - 1 ? { label: 'Create', isLoading: isBusy } : {}}
      >
        <input aria-label={STEPS[step]} />
      </Wizard>
    </MantineProvider>
  );
}

const title = () => screen.getByRole('heading', { level: 2 });

beforeAll(() => startI18n('en', ['words']));

describe('a wizard of three steps', () => {
  it('leads on with the Enter key and moves the focus to the title of the new step', async () => {
    render(<ThreeSteps />);
    await userEvent.type(screen.getByLabelText('Name'), 'Savanna{Enter}');
    expect(title()).toHaveTextContent('Step 2 of 3: Team');
    expect(title()).toHaveFocus();
  });

  it('shows its own button at the first step, and "Back" at the others', async () => {
    render(<ThreeSteps />);
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toHaveTextContent('Step 1 of 3: Name');
  });

  it('goes back to an earlier step by its name, and never ahead', async () => {
    render(<ThreeSteps first={1} />);
    expect(screen.getByRole('button', { name: /Check/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Name/ }));
    expect(title()).toHaveTextContent('Step 1 of 3: Name');
  });

  it('lets nobody go back while it is sending', () => {
    render(<ThreeSteps isBusy first={2} />);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Name/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create' })).toHaveAttribute('data-loading', 'true');
  });
});

import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage, startI18n } from '#i18n/start.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { focusUnreadable } from '#ui/fields/unreadable-field.ts';
import { DateField } from './DateField.tsx';
import { TimeField } from './TimeField.tsx';

type Precision = NonNullable<Parameters<typeof DateField>[0]['precision']>;

function Fields({
  first = '2026-03-28',
  precision = 'day',
}: {
  readonly first?: string;
  readonly precision?: Precision;
}) {
  const [day, setDay] = useState(first);
  const [time, setTime] = useState('08:00');
  return (
    <MantineProvider env="test">
      <form aria-label="Form">
        <DateField label="Day" value={day} precision={precision} error={null} onChange={setDay} />
        <TimeField label="Time" value={time} error={null} onChange={setTime} />
        <output>{`${day} ${time}`}</output>
      </form>
    </MantineProvider>
  );
}

const dayField = () => screen.getByLabelText('Day');
const timeField = () => screen.getByLabelText('Time');
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The calendar is compiled at its first use. */
const patient = { timeout: 20_000 };

beforeAll(() => startI18n('en', ['common', 'form']));
beforeEach(() => setLanguage('en'));

describe('a field for a day', () => {
  it.each([
    ['en', '28/03/2026'],
    ['fr', '28/03/2026'],
    ['de', '28.03.2026'],
    ['nl', '28-03-2026'],
  ] as const)('shows it as %s writes it', async (language, text) => {
    await setLanguage(language);
    render(<Fields />);
    expect(dayField()).toHaveValue(text);
  });

  it('keeps what is typed, and writes it out when the field is left', async () => {
    render(<Fields />);
    await type(dayField(), '1.4.27');
    expect(dayField()).toHaveValue('1.4.27');
    expect(screen.getByRole('status')).toHaveTextContent('2027-04-01');
    await userEvent.tab();
    expect(dayField()).toHaveValue('01/04/2027');
  });

  it('says that a text is no date once it is left, and no longer while it is typed again', async () => {
    render(<Fields />);
    await type(dayField(), 'soon');
    expect(screen.queryByText(/cannot be read/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/^This date cannot be read. Example: \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(dayField()).toHaveValue('soon');
    expect(screen.getByRole('status').textContent.trim()).toBe('08:00');
    await type(dayField(), '2/4/2026');
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it('with a text that is no date holds its form back, and has the focus', async () => {
    render(<Fields />);
    const form = screen.getByRole('form');
    expect(focusUnreadable(form)).toBe(false);
    await type(dayField(), '31/02/2026');
    timeField().focus();
    expect(focusUnreadable(form)).toBe(true);
    expect(dayField()).toHaveFocus();
    expect(await screen.findByText(/cannot be read/)).toBeVisible();
    await userEvent.clear(dayField());
    expect(focusUnreadable(form)).toBe(false);
  });

  it('takes a day from its calendar, whose names are those of the language', async () => {
    await setLanguage('de');
    render(<Fields />);
    await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    expect(await screen.findByText('März 2026', {}, patient)).toBeVisible();
    const chosen = screen.getByRole('button', { name: '28 März 2026' });
    await vi.waitFor(() => expect(chosen).toHaveFocus(), patient);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: '30 März 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dayField()).toHaveValue('30.03.2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-30');
  }, 30_000);
});

describe('the calendar of a field in a dialog', () => {
  it('closes with the Escape key, and the dialog stays', async () => {
    let closings = 0;
    render(
      <MantineProvider env="test">
        <Dialog title="Move" closeLabel="Close" onClose={() => closings++}>
          <DateField label="Day" value="2026-03-28" error={null} onChange={() => undefined} />
        </Dialog>
      </MantineProvider>,
    );
    const open = screen.getByRole('button', { name: 'Open the calendar' });
    await userEvent.click(open);
    await vi.waitFor(() => expect(screen.getByRole('button', { name: '28 March 2026' })).toHaveFocus(), patient);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByText('March 2026')).toBeNull());
    expect(open).toHaveFocus();
    expect(closings).toBe(0);
  }, 30_000);
});

describe('a field for a minute', () => {
  it('shows and reads a day and a time of 24 hours', async () => {
    render(<Fields precision="minute" first="2026-03-28T18:05" />);
    expect(dayField()).toHaveValue('28/03/2026 18:05');
    await type(dayField(), '2/4/2026 7h30');
    expect(screen.getByRole('status')).toHaveTextContent('2026-04-02T07:30');
    await type(dayField(), '2/4/2026');
    await userEvent.tab();
    expect(screen.getByText(/cannot be read/)).toBeVisible();
  });
});

describe('a field for a day whose time may be left out', () => {
  it('reads both, and keeps a minute while it is typed', async () => {
    render(<Fields precision="either" first="2026-03-28T18:05" />);
    expect(dayField()).toHaveValue('28/03/2026 18:05');
    await type(dayField(), '2/4/2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-04-02');
    await userEvent.type(dayField(), ' 7:30');
    expect(screen.getByRole('status')).toHaveTextContent('2026-04-02T07:30');
  });
});

describe('a field for a time', () => {
  it('reads a time without its colon, and writes it out when it is left', async () => {
    render(<Fields />);
    await type(timeField(), '1830');
    await userEvent.tab();
    expect(timeField()).toHaveValue('18:30');
    expect(screen.getByRole('status')).toHaveTextContent('18:30');
  });

  it('says that a text is no time', async () => {
    render(<Fields />);
    await type(timeField(), '25:00');
    await userEvent.tab();
    expect(screen.getByText('This time cannot be read. Example: 08:30')).toBeVisible();
  });
});

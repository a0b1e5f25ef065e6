import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FigureLink } from './FigureLink.tsx';

function show(value: number | null | undefined, note?: string) {
  render(
    <MantineProvider>
      <MemoryRouter>
        <FigureLink
          to="/list"
          label="En retard"
          unknownLabel="Inconnu sans réseau"
          value={value}
          shownAs={(one) => `${one} t`}
          isAlarming
          {...(note === undefined ? {} : { note })}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  return screen.getAllByRole('link').at(-1)!;
}

it('a figure links to the records it counts', () => {
  const link = show(4);
  expect(link).toHaveAttribute('href', '/list');
  expect(link).toHaveTextContent('En retard4 t');
});

it('an unknown figure says why, and does not look like zero', () => {
  const link = show(null);
  expect(link).toHaveTextContent('En retard–Inconnu sans réseau');
});

it('a known figure has its note below, an unknown one has the reason alone', () => {
  expect(show(4, 'depuis lundi')).toHaveTextContent('En retard4 tdepuis lundi');
  expect(show(null, 'depuis lundi')).toHaveTextContent('En retard–Inconnu sans réseau');
});

it('a figure that is still counted says neither reason nor note', () => {
  expect(show(undefined, 'depuis lundi').textContent).toBe('En retard');
});

it('an alarming figure above zero has the colour of errors, zero has not', () => {
  show(3);
  show(0);
  expect(screen.getByText('3 t').style.color).toBe('var(--mantine-color-error)');
  expect(screen.getByText('0 t').style.color).toBe('');
});

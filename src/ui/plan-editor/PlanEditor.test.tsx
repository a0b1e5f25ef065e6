import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cornersOf, EditorUnderTest, type Heard, type With } from './editor-under-test.tsx';
import type { Point } from './points.ts';

function open(how: With = {}) {
  const onShape = vi.fn<Heard['onShape']>(() => true);
  const onDrawn = vi.fn<Heard['onDrawn']>();
  const onRemove = vi.fn<Heard['onRemove']>();
  render(<EditorUnderTest {...how} heard={{ onShape, onDrawn, onRemove }} />);
  return { onShape, onDrawn, onRemove };
}

const press = (...keys: readonly string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
const choose = async () => {
  screen.getByRole('button', { name: 'Prairie, 4 coins' }).focus();
  await press('Enter');
};
const corner = (number: number) => screen.getByRole('button', { name: new RegExp(`^Coin ${number}/`) });

describe('an outline, by keys', () => {
  it('is drawn corner by corner and closed by Enter in the same place', async () => {
    const { onDrawn } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    const plan = screen.getByRole('application', { name: 'Plan' });
    expect(plan).toHaveFocus();
    expect(plan).toHaveAccessibleDescription('Comment dessiner');
    await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('Croix à 52 55')).toBeInTheDocument();
    await press('Enter');
    expect(screen.getByText('3 coins posés')).toBeInTheDocument();
    expect(onDrawn).not.toHaveBeenCalled();
    await press('Enter');
    expect(cornersOf(onDrawn.mock.lastCall?.[0])).toEqual([
      [50, 50],
      [52, 50],
      [52, 55],
    ]);
    expect(screen.getByRole('button', { name: 'Choisir', pressed: true })).toBeVisible();
  });

  it('is not closed with two corners, and loses its last one by Delete', async () => {
    const { onDrawn } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    await press('Enter', 'ArrowRight', 'Enter', 'Enter');
    expect(screen.getByRole('alert')).toHaveTextContent('Trois coins au moins');
    await press('Delete');
    expect(screen.getByText('1 coins restent')).toBeInTheDocument();
    await press('Escape');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(onDrawn).not.toHaveBeenCalled();
  });

  it('that is invalid says why and stays, to be mended', async () => {
    const { onDrawn } = open({ problemOf: () => 'Les côtés se croisent' });
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    await press('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter');
    expect(screen.getByRole('alert')).toHaveTextContent('Les côtés se croisent');
    expect(screen.getByRole('application')).toBeVisible();
    expect(onDrawn).not.toHaveBeenCalled();
  });

  it('is a rectangle between two corners', async () => {
    const { onDrawn } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Rectangle' }));
    await press('Enter');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await press('Enter');
    expect(cornersOf(onDrawn.mock.lastCall?.[0])).toEqual([
      [50, 45],
      [55, 45],
      [55, 50],
      [50, 50],
    ]);
  });

  it('has no more corners than it may', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    await press(...Array.from({ length: 5 }, () => ['Enter', 'ArrowRight']).flat(), 'Enter');
    expect(screen.getByRole('alert')).toHaveTextContent('Assez de coins');
  });
});

describe('the chosen zone, by keys', () => {
  it('is moved as a whole, once for keys pressed in a row', async () => {
    const { onShape } = open();
    await choose();
    await press('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(screen.getByText('Prairie à 42 41')).toBeInTheDocument();
    await waitFor(() => expect(onShape).toHaveBeenCalledOnce());
    expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([22, 21]);
  });

  it('has its corners moved by 1 %, with Shift by 5 %', async () => {
    const { onShape } = open();
    await choose();
    corner(1).focus();
    await press('ArrowLeft');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByText('Coin 1 à 19 15')).toBeInTheDocument();
    await waitFor(() => expect(onShape).toHaveBeenCalledOnce());
    expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([19, 15]);
  });

  it('gets a corner by Enter and loses one by Delete, down to three', async () => {
    const { onShape } = open();
    await choose();
    corner(1).focus();
    await press('Enter');
    expect(cornersOf(onShape.mock.lastCall?.[1])?.[1]).toEqual([40, 20]);
    await waitFor(() => expect(corner(2)).toHaveFocus());
    await press('Delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible());
    await waitFor(() => expect(corner(2)).toHaveFocus());
    await press('Delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Prairie, 3 coins' })).toBeVisible());
    await waitFor(() => expect(corner(2)).toHaveFocus());
    await press('Delete');
    expect(screen.getByRole('alert')).toHaveTextContent('Trois coins au moins');
    expect(screen.getByRole('button', { name: 'Prairie, 3 coins' })).toBeVisible();
  });

  it('is undone and redone', async () => {
    open();
    await choose();
    corner(1).focus();
    await press('Enter');
    expect(screen.getByRole('button', { name: 'Prairie, 5 coins' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refaire' }));
    expect(screen.getByRole('button', { name: 'Prairie, 5 coins' })).toBeVisible();
    corner(1).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible();
  });

  it('is back in its former place when it is undone before the page knew of its change', async () => {
    open({ isSlow: true });
    await choose();
    corner(1).focus();
    await press('Enter');
    expect(screen.getByRole('button', { name: 'Prairie, 5 coins' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible();
  });

  it('that has just become invalid loses that change alone when it is undone', async () => {
    let isWrong = false;
    open({ problemOf: () => (isWrong ? 'Les côtés se croisent' : null) });
    await choose();
    corner(1).focus();
    await press('Enter');
    corner(1).focus();
    isWrong = true;
    await press('ArrowLeft');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(corner(1)).toHaveAccessibleName('Coin 1/5 de Prairie à 20 20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loses its last movement alone when that is undone right after the keys', async () => {
    open();
    await choose();
    corner(1).focus();
    await press('Enter');
    corner(1).focus();
    await press('ArrowLeft');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Prairie, 5 coins' })).toBeVisible();
    expect(corner(1)).toHaveAccessibleName('Coin 1/5 de Prairie à 20 20');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible();
  });

  it('is not saved while it is invalid', async () => {
    const { onShape } = open({ problemOf: () => 'Les côtés se croisent' });
    await choose();
    corner(1).focus();
    await press('ArrowLeft');
    expect(await screen.findByRole('alert')).toHaveTextContent('Les côtés se croisent');
    expect(onShape).not.toHaveBeenCalled();
    expect(corner(1)).toHaveAccessibleName('Coin 1/4 de Prairie à 19 20');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(corner(1)).toHaveAccessibleName('Coin 1/4 de Prairie à 20 20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loses its outline by Delete', async () => {
    const { onRemove } = open();
    await choose();
    await press('Delete');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('meadow');
  });
});

it('a read-only plan lets people choose zones and zoom, and change nothing', async () => {
  const { onShape, onRemove } = open({ isReadOnly: true });
  await choose();
  await press('ArrowLeft', 'Delete');
  expect(screen.queryByRole('button', { name: 'Contour' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Coin/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agrandir' })).toBeVisible();
  expect(onShape).not.toHaveBeenCalled();
  expect(onRemove).not.toHaveBeenCalled();
});

it('the squares of a plan are drawn on it, and hidden and shown by a button', async () => {
  open();
  const lines = () => document.querySelector('[data-grid="4×3"] path');
  expect(lines()).toHaveAttribute('d', expect.stringContaining('M250 0V750'));
  await userEvent.click(screen.getByRole('button', { name: 'Grille', pressed: true }));
  expect(lines()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Grille', pressed: false }));
  expect(lines()).not.toBeNull();
});

describe('an outline that crosses itself', () => {
  const crossingsOf = vi.fn((points: readonly Point[], _isOpen: boolean) => points.slice(0, 1));
  const marks = () => document.querySelectorAll('[data-crossing]');

  it('is marked where it crosses while a corner moves, before the change is settled', async () => {
    const { onShape } = open({ crossingsOf: (points) => points.filter(({ x }) => x < 0.2) });
    await choose();
    expect(marks()).toHaveLength(0);
    corner(1).focus();
    await press('ArrowLeft');
    expect(marks()).toHaveLength(1);
    expect(screen.queryByText(/m²/)).not.toBeInTheDocument();
    expect(document.querySelector('[data-outline="meadow"]')).toHaveAttribute('data-wrong');
    expect(onShape).not.toHaveBeenCalled();
    await press('ArrowRight');
    expect(marks()).toHaveLength(0);
    expect(document.querySelector('[data-outline="meadow"]')).not.toHaveAttribute('data-wrong');
  });

  it('is marked while it is drawn, up to the pointer', async () => {
    open({ crossingsOf });
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    expect(marks()).toHaveLength(0);
    await press('Enter', 'ArrowRight', 'Enter', 'ArrowDown');
    expect(marks()).toHaveLength(1);
    expect(cornersOf(crossingsOf.mock.lastCall?.[0])).toEqual([
      [50, 50],
      [51, 50],
      [51, 51],
    ]);
    expect(crossingsOf.mock.lastCall?.[1]).toBe(true);
  });
});

describe('the size of an outline', () => {
  it('follows its corners as they move', async () => {
    open();
    await choose();
    expect(screen.getByText('20·60·60·20 m²')).toBeInTheDocument();
    corner(1).focus();
    await press('ArrowLeft');
    expect(screen.getByText('19·60·60·20 m²')).toBeInTheDocument();
  });

  it('follows the outline being drawn, from three corners on', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Contour' }));
    await press('Enter', 'ArrowRight');
    expect(screen.queryByText(/m²/)).not.toBeInTheDocument();
    await press('Enter', 'ArrowRight');
    expect(screen.getByText('50·51·52 m²')).toBeInTheDocument();
  });
});

it('the buttons above the plan are the same for every tool, so that none moves the plan', async () => {
  open();
  const names = () =>
    screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
      .filter((name) => !name?.startsWith('Prairie'));
  const before = names();
  for (const tool of ['Contour', 'Rectangle', 'Choisir']) {
    // oxlint-disable-next-line no-await-in-loop -- one tool after the other
    await userEvent.click(screen.getByRole('button', { name: tool }));
    expect(names()).toEqual(before);
  }
});

import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PlanEditor } from './PlanEditor.tsx';
import type { PlanEditorTexts, PlanShape, PlanTool } from './plan-shape.ts';
import type { Point } from './points.ts';
import { useUndo } from './useUndo.ts';

const texts: PlanEditorTexts = {
  label: 'Plan',
  toolsLabel: 'Outils',
  tools: { select: 'Choisir', polygon: 'Contour', rectangle: 'Rectangle' },
  undo: 'Annuler',
  redo: 'Refaire',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomWhole: 'Entier',
  removeCorner: 'Supprimer le coin',
  finish: 'Fermer',
  giveUp: 'Abandonner',
  howTo: { select: 'Comment choisir', polygon: 'Comment dessiner', rectangle: 'Comment tirer' },
  shape: (name, corners) => `${name}, ${corners} coins`,
  corner: (number, total, name, x, y) => `Coin ${number}/${total} de ${name} à ${x} ${y}`,
  told: {
    cornerMoved: (number, x, y) => `Coin ${number} à ${x} ${y}`,
    shapeMoved: (name, x, y) => `${name} à ${x} ${y}`,
    cornerAdded: (total) => `${total} coins posés`,
    cornerRemoved: (total) => `${total} coins restent`,
    cursor: (x, y) => `Croix à ${x} ${y}`,
    drawn: 'Contour fermé',
    needsThree: 'Trois coins au moins',
    enough: 'Assez de coins',
    givenUp: 'Abandonné',
  },
};
const meadow: PlanShape = {
  id: 'meadow',
  name: 'Prairie',
  points: [
    { x: 0.2, y: 0.2 },
    { x: 0.6, y: 0.2 },
    { x: 0.6, y: 0.6 },
    { x: 0.2, y: 0.6 },
  ],
};

type With = {
  readonly isReadOnly?: boolean;
  readonly problemOf?: (points: readonly Point[]) => string | null;
};

/** The editor over shapes that are kept as a page keeps them. */
function open({ isReadOnly = false, problemOf = () => null }: With = {}) {
  const onShape = vi.fn<(id: string, points: readonly Point[]) => boolean>(() => true);
  const onDrawn = vi.fn<(points: readonly Point[]) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  function Page() {
    const [shapes, setShapes] = useState<readonly PlanShape[]>([meadow]);
    const [selectedId, setSelectedId] = useState<string | null>(null);
    const [tool, setTool] = useState<PlanTool>('select');
    const undo = useUndo();
    const put = (id: string, points: readonly Point[]) =>
      setShapes((now) => now.map((shape) => (shape.id === id ? { ...shape, points } : shape)));
    return (
      <MantineProvider env="test">
        <PlanEditor
          image={{ url: 'data:,', width: 400, height: 300, alt: 'Enclos vu du ciel' }}
          grid={{ columns: 4, rows: 3, stepX: 0.25, stepY: 1 / 3 }}
          shapes={shapes}
          selectedId={selectedId}
          onSelect={setSelectedId}
          tool={tool}
          onTool={setTool}
          isReadOnly={isReadOnly}
          mostCorners={5}
          problemOf={problemOf}
          onShape={(id, points) => {
            const before = shapes.find((shape) => shape.id === id)?.points ?? [];
            undo.record({ undo: () => put(id, before), redo: () => put(id, points) });
            put(id, points);
            return onShape(id, points);
          }}
          onDrawn={onDrawn}
          onRemove={onRemove}
          undo={undo}
          texts={texts}
        />
      </MantineProvider>
    );
  }
  render(<Page />);
  return { onShape, onDrawn, onRemove };
}

const press = (...keys: readonly string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
const corners = (points: readonly Point[] | undefined) =>
  points?.map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)]);
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
    expect(corners(onDrawn.mock.lastCall?.[0])).toEqual([
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

  it('that is wrong says why and stays, to be mended', async () => {
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
    expect(corners(onDrawn.mock.lastCall?.[0])).toEqual([
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
    expect(corners(onShape.mock.lastCall?.[1])?.[0]).toEqual([22, 21]);
  });

  it('has its corners moved by 1 %, with Shift by 5 %', async () => {
    const { onShape } = open();
    await choose();
    corner(1).focus();
    await press('ArrowLeft');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByText('Coin 1 à 19 15')).toBeInTheDocument();
    await waitFor(() => expect(onShape).toHaveBeenCalledOnce());
    expect(corners(onShape.mock.lastCall?.[1])?.[0]).toEqual([19, 15]);
  });

  it('gets a corner by Enter and loses one by Delete, down to three', async () => {
    const { onShape } = open();
    await choose();
    corner(1).focus();
    await press('Enter');
    expect(corners(onShape.mock.lastCall?.[1])?.[1]).toEqual([40, 20]);
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

  it('is taken back and done again', async () => {
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

  it('is not handed on while it is wrong', async () => {
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

it('who may only look chooses zones and zooms, and changes nothing', async () => {
  const { onShape, onRemove } = open({ isReadOnly: true });
  await choose();
  await press('ArrowLeft', 'Delete');
  expect(screen.queryByRole('button', { name: 'Contour' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Coin/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agrandir' })).toBeVisible();
  expect(onShape).not.toHaveBeenCalled();
  expect(onRemove).not.toHaveBeenCalled();
});

it('the squares of a plan are drawn on it', () => {
  open();
  expect(document.querySelector('[data-grid="4×3"] path')).toHaveAttribute('d', expect.stringContaining('M250 0V750'));
});

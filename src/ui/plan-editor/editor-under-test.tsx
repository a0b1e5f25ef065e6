import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
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
  grid: 'Grille',
  removeCorner: 'Supprimer le coin',
  finish: 'Fermer',
  giveUp: 'Abandonner',
  howTo: { select: 'Comment choisir', polygon: 'Comment dessiner', rectangle: 'Comment tirer' },
  shape: (name, corners) => `${name}, ${corners} coins`,
  corner: (number, total, name, x, y) => `Coin ${number}/${total} de ${name} à ${x} ${y}`,
  announcements: {
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

/** The callbacks of the editor that a test hears. */
export type Heard = {
  readonly onShape: (id: string, points: readonly Point[]) => boolean;
  readonly onDrawn: (points: readonly Point[]) => void;
  readonly onRemove: (id: string) => void;
};
export type With = {
  readonly isReadOnly?: boolean;
  /** changes do not come back with the shapes: the page is slower than the hand */
  readonly isSlow?: boolean;
  readonly problemOf?: (points: readonly Point[]) => string | null;
  readonly crossingsOf?: (points: readonly Point[], isOpen: boolean) => readonly Point[];
};

const fine = () => null;
const never = () => [];

/** The editor over shapes that are kept as a page keeps them: a meadow of four corners at first. */
export function EditorUnderTest({
  heard,
  isReadOnly = false,
  isSlow = false,
  problemOf = fine,
  crossingsOf = never,
}: With & { readonly heard: Heard }) {
  const [shapes, setShapes] = useState<readonly PlanShape[]>([meadow]);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isGridShown, setIsGridShown] = useState(true);
  const [tool, setTool] = useState<PlanTool>('select');
  const undo = useUndo();
  const put = (id: string, points: readonly Point[]) => {
    if (!isSlow) setShapes((now) => now.map((shape) => (shape.id === id ? { ...shape, points } : shape)));
  };
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
        isGridShown={isGridShown}
        onGridShown={setIsGridShown}
        problemOf={problemOf}
        crossingsOf={crossingsOf}
        sizeOf={(points) => `${points.map(({ x }) => Math.round(x * 100)).join('·')} m²`}
        onShape={(id, points) => {
          const before = shapes.find((shape) => shape.id === id)?.points ?? [];
          undo.record({ undo: () => put(id, before), redo: () => put(id, points) });
          put(id, points);
          return heard.onShape(id, points);
        }}
        onDrawn={heard.onDrawn}
        onRemove={heard.onRemove}
        undo={undo}
        texts={texts}
      />
    </MantineProvider>
  );
}

/** Returns corners in per cent of the plan, easy to read in a test. */
export function cornersOf(points: readonly Point[] | undefined) {
  return points?.map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)]);
}

import type { PlanEditorTexts, PlanGrid, PlanImage, PlanShape, PlanTool } from './plan-shape.ts';
import type { Point } from './points.ts';
import type { Undo } from './PlanTools.tsx';

/** The plan of the editor, and its callbacks. */
export type PlanEditorProps = {
  readonly image: PlanImage;
  /** null: the plan has none */
  readonly grid: PlanGrid | null;
  readonly isGridShown: boolean;
  readonly onGridShown: (isShown: boolean) => void;
  readonly shapes: readonly PlanShape[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly tool: PlanTool;
  readonly onTool: (tool: PlanTool) => void;
  readonly isReadOnly: boolean;
  /** corners of one outline */
  readonly mostCorners: number;
  /** returns the sentence about the fault of an outline; null for a valid one */
  readonly problemOf: (points: readonly Point[]) => string | null;
  /** returns the places where an outline crosses itself; an open one is being drawn */
  readonly crossingsOf: (points: readonly Point[], isOpen: boolean) => readonly Point[];
  /** returns the size of an outline in words; null while the size of the plan is not known */
  readonly sizeOf: (points: readonly Point[]) => string | null;
  /** an outline was changed; returns whether the change is accepted */
  readonly onShape: (id: string, points: readonly Point[]) => boolean;
  /** a new outline is closed */
  readonly onDrawn: (points: readonly Point[]) => void;
  /** the outline is to be removed */
  readonly onRemove: (id: string) => void;
  readonly undo: Undo;
  readonly texts: PlanEditorTexts;
};

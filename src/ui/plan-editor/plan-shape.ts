import type { Point } from './points.ts';

/** An outline on the plan with its name. */
export type PlanShape = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** drawn with a broken line: less important */
  readonly isFaint?: boolean;
};

/** Squares over the plan, as shares of its width and height. */
export type PlanGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
};

export type PlanImage = { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };

export type PlanTool = 'select' | 'polygon' | 'rectangle';

/** The width of the drawing's units, whatever its image and its size on the screen. */
export const PLAN_WIDTH = 1000;

export type PlanEditorTexts = {
  /** spoken name of the plan with its shapes */
  readonly label: string;
  readonly toolsLabel: string;
  readonly tools: Readonly<Record<PlanTool, string>>;
  readonly undo: string;
  readonly redo: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomWhole: string;
  readonly grid: string;
  readonly removeCorner: string;
  readonly finish: string;
  readonly giveUp: string;
  /** how to change and to draw shapes; shown below the plan and spoken with it */
  readonly howTo: Readonly<Record<PlanTool, string>>;
  readonly shape: (name: string, corners: number) => string;
  readonly corner: (number: number, total: number, name: string, x: number, y: number) => string;
  readonly announcements: {
    readonly cornerMoved: (number: number, x: number, y: number) => string;
    readonly shapeMoved: (name: string, x: number, y: number) => string;
    readonly cornerAdded: (total: number) => string;
    readonly cornerRemoved: (total: number) => string;
    readonly cursor: (x: number, y: number) => string;
    readonly drawn: string;
    readonly needsThree: string;
    readonly enough: string;
    readonly givenUp: string;
  };
};

/** Returns a share as a whole number of per cent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

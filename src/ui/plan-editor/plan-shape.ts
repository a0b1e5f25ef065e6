import type { Point } from './points.ts';

/** An outline on the plan and what it is called. */
export type PlanShape = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** drawn with a broken line: it counts for less */
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

/** The plan is drawn this wide, whatever its image and its place on the screen. */
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
  readonly removeCorner: string;
  readonly finish: string;
  readonly giveUp: string;
  /** how shapes are changed, and how they are drawn; shown below the plan and spoken with it */
  readonly howTo: Readonly<Record<PlanTool, string>>;
  readonly shape: (name: string, corners: number) => string;
  readonly corner: (number: number, total: number, name: string, x: number, y: number) => string;
  readonly told: {
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

/** Returns a share as the whole per cent that is said of it. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

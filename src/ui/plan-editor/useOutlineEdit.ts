import { useEffect, useRef, useState } from 'react';
import type { PlanShape } from './plan-shape.ts';
import { isSameOutline, type Point } from './points.ts';

/** Keys held or pressed in a row are one change. */
const PAUSE_MS = 700;

type Edited = { readonly id: string; readonly points: readonly Point[]; readonly over: readonly Point[] };

/**
 * Returns the outline that is being changed: the shown corners until the change is settled and has come back with the
 * shapes. An invalid one is shown but not reported. `onShape` returns whether the change is accepted.
 */
export function useOutlineEdit({
  shapes,
  problemOf,
  onShape,
  onProblem,
}: {
  readonly shapes: readonly PlanShape[];
  readonly problemOf: (points: readonly Point[]) => string | null;
  readonly onShape: (id: string, points: readonly Point[]) => boolean;
  readonly onProblem: (problem: string | null) => void;
}) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const latest = useRef<Edited | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stored = shapes.find(({ id }) => id === edited?.id);
  // The change came back, or somebody else changed the outline meanwhile.
  if (edited !== null && (stored === undefined || !isSameOutline(stored.points, edited.over))) setEdited(null);

  const settle = (): boolean => {
    clearTimeout(timer.current);
    const change = latest.current;
    latest.current = null;
    if (change === null || isSameOutline(change.points, change.over)) return true;
    const problem = problemOf(change.points);
    onProblem(problem);
    if (problem === null && !onShape(change.id, change.points)) setEdited(null);
    return problem === null;
  };
  const settleNow = useRef(settle);
  useEffect(() => {
    settleNow.current = settle;
  });
  useEffect(() => () => void settleNow.current(), []);

  return {
    /** whether a shown change has not come back with the shapes */
    isUnsettled: edited !== null,
    pointsOf: (shape: PlanShape) => (edited?.id === shape.id ? edited.points : shape.points),
    /** shows the change; it is settled by `settle`, or by itself after a pause */
    change: (shape: PlanShape, points: readonly Point[], isByKey: boolean) => {
      const change = { id: shape.id, points, over: shape.points };
      latest.current = change;
      setEdited(change);
      clearTimeout(timer.current);
      if (isByKey) timer.current = setTimeout(() => settleNow.current(), PAUSE_MS);
    },
    /** reports the change; returns whether it is valid */
    settle,
    /** drops an unsettled change */
    giveUp: () => {
      clearTimeout(timer.current);
      latest.current = null;
      setEdited(null);
      onProblem(null);
    },
  };
}

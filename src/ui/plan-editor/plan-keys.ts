import type { KeyboardEvent } from 'react';
import { isFinishKey, isStepKey, stepOf } from './keys.ts';
import type { PlanEditorProps } from './plan-editor-props.ts';
import { percent, type PlanShape } from './plan-shape.ts';
import { middleOf, shifted, withCorner } from './points.ts';
import type { PlanEditing } from './usePlanEditing.ts';

/** Returns the key handlers of a corner, of an outline, of the plan during drawing, and of the whole editor. */
export function planKeys(editing: PlanEditing, { isReadOnly, selectedId, onRemove, texts }: PlanEditorProps) {
  const { view, edit, sketch, isDrawing, selected, corners, change, select, announce } = editing;

  const onCornerKey = (index: number, event: KeyboardEvent) => {
    const corner = corners[index];
    if (selected === undefined || corner === undefined || isReadOnly) return;
    if (isStepKey(event.key)) {
      event.preventDefault();
      const by = stepOf(event);
      const points = withCorner(corners, index, { x: corner.x + by.x, y: corner.y + by.y });
      change(selected, points, true);
      const moved = points[index] ?? corner;
      view.show(moved);
      announce(texts.announcements.cornerMoved(index + 1, percent(moved.x), percent(moved.y)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      editing.addCorner(index);
    } else if (isRemoveKey(event.key)) {
      event.preventDefault();
      editing.removeCorner(index);
    } else if (event.key === 'Escape') {
      editing.leaveCorners(selected);
    }
  };

  const onShapeKey = (shape: PlanShape, event: KeyboardEvent) => {
    if (isFinishKey(event.key)) {
      event.preventDefault();
      select(shape.id === selectedId && event.key === ' ' ? null : shape.id);
    } else if (isReadOnly) {
      return;
    } else if (isStepKey(event.key) && shape.id === selectedId) {
      event.preventDefault();
      const points = shifted(edit.pointsOf(shape), stepOf(event));
      change(shape, points, true);
      const middle = middleOf(points);
      view.show(middle);
      announce(texts.announcements.shapeMoved(shape.name, percent(middle.x), percent(middle.y)));
    } else if (isRemoveKey(event.key)) {
      event.preventDefault();
      edit.giveUp();
      onRemove(shape.id);
    } else if (event.key === 'Escape') {
      select(null);
    }
  };

  const onDrawKey = (event: KeyboardEvent) => {
    if (!isDrawing || event.target !== event.currentTarget) return;
    if (isStepKey(event.key)) {
      event.preventDefault();
      const by = stepOf(event);
      view.show(sketch.moveCursor({ x: sketch.cursor.x + by.x, y: sketch.cursor.y + by.y }, true));
    } else if (isFinishKey(event.key)) {
      event.preventDefault();
      sketch.place(sketch.cursor, (a, b) => a.x === b.x && a.y === b.y);
    } else if (isRemoveKey(event.key)) {
      event.preventDefault();
      sketch.removeLast();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      editing.chooseTool('select');
    }
  };

  const onUndoKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isReadOnly) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    editing.takeBack(key === 'y' || event.shiftKey);
  };

  return { onCornerKey, onShapeKey, onDrawKey, onUndoKey };
}

function isRemoveKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace';
}

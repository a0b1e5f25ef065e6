import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';

const viewport = { width: 1000, height: 600 };
const bubble = { width: 100, height: 30 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('the place of an explanation', () => {
  it('is above, in the middle', () => {
    expect(placeOf(at(480, 300), bubble, viewport, 'top')).toEqual({ side: 'top', top: 262, left: 450, arrow: 50 });
  });
  it('is below when there is no room above', () => {
    expect(placeOf(at(480, 10), bubble, viewport, 'top')).toEqual({ side: 'bottom', top: 58, left: 450, arrow: 50 });
  });
  it('stays in the window, and still points at its element', () => {
    expect(placeOf(at(960, 300), bubble, viewport, 'top')).toMatchObject({ left: 896, arrow: 84 });
    expect(placeOf(at(0, 300), bubble, viewport, 'top')).toMatchObject({ left: 4, arrow: 16 });
  });
  it('is to the right when asked, unless there is no room', () => {
    expect(placeOf(at(10, 300), bubble, viewport, 'right')).toEqual({ side: 'right', top: 305, left: 58, arrow: 15 });
    expect(placeOf(at(900, 300), bubble, viewport, 'right').side).toBe('top');
  });
});

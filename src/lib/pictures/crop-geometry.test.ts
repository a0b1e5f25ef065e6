import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverScale, type Drawing, drawingOf, frameOf, isUntouched, largestArea, WHOLE_AREA } from './crop-geometry.ts';

const photo = { width: 400, height: 300 };
const straight = { quarters: 0, degrees: 0 };

/** Returns where a pixel of the picture stands in the drawing, in whole pixels. */
function drawnAt({ matrix: [a, b, c, d, e, f] }: Drawing, x: number, y: number): readonly [number, number] {
  return [Math.round(a * x + c * y + e) + 0, Math.round(b * x + d * y + f) + 0];
}

describe('a picture that is not turned', () => {
  it('is drawn as it is', () => {
    const drawing = drawingOf(photo, straight, WHOLE_AREA, 4_000);
    expect(drawing).toMatchObject(photo);
    expect(drawnAt(drawing, 0, 0)).toEqual([0, 0]);
    expect(drawnAt(drawing, 400, 300)).toEqual([400, 300]);
  });
  it('shows the chosen area alone, whose corner is the corner of the drawing', () => {
    const drawing = drawingOf(photo, straight, { x: 25, y: 50, width: 50, height: 40 }, 4_000);
    expect(drawing).toMatchObject({ width: 200, height: 120 });
    expect(drawnAt(drawing, 100, 150)).toEqual([0, 0]);
    expect(drawnAt(drawing, 300, 270)).toEqual([200, 120]);
  });
  it('is reduced to the longest side that is asked for, and never enlarged', () => {
    const drawing = drawingOf(photo, straight, WHOLE_AREA, 200);
    expect(drawing).toMatchObject({ width: 200, height: 150 });
    expect(drawnAt(drawing, 400, 300)).toEqual([200, 150]);
    expect(drawingOf(photo, straight, WHOLE_AREA, 401)).toMatchObject(photo);
  });
});

describe('a turned picture', () => {
  it.each([
    [1, { width: 300, height: 400 }, [300, 0], [0, 400]],
    [2, photo, [400, 300], [0, 0]],
    [3, { width: 300, height: 400 }, [0, 400], [300, 0]],
    [4, photo, [0, 0], [400, 300]],
  ] as const)('by %i quarters has its first pixel in the right corner', (quarters, size, first, last) => {
    const drawing = drawingOf(photo, { quarters, degrees: 0 }, WHOLE_AREA, 4_000);
    expect(drawing).toMatchObject(size);
    expect(frameOf(photo, { quarters, degrees: 0 })).toEqual(size);
    expect(drawnAt(drawing, 0, 0)).toEqual(first);
    expect(drawnAt(drawing, 400, 300)).toEqual(last);
  });
  it('by some degrees keeps its middle, and turns clockwise', () => {
    const drawing = drawingOf(photo, { quarters: 0, degrees: 10 }, WHOLE_AREA, 4_000);
    expect(drawnAt(drawing, 200, 150)).toEqual([200, 150]);
    const [, y] = drawnAt(drawing, 400, 150);
    expect(y).toBeGreaterThan(150);
  });
  it('leaves no corner of its frame empty, whatever its form, turn and area', () => {
    const side = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: -15, max: 15, noNaN: true }),
        (width, height, quarters, degrees) => {
          const { matrix, ...drawn } = drawingOf({ width, height }, { quarters, degrees }, WHOLE_AREA, 10_000);
          const [a, b, c, d, e, f] = matrix;
          const area = a * d - b * c;
          for (const x of [0, drawn.width])
            for (const y of [0, drawn.height]) {
              // The pixel of the picture that is drawn at the corner.
              const from = { x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area };
              expect(from.x).toBeGreaterThanOrEqual(-1e-6 * width - 1e-6);
              expect(from.x).toBeLessThanOrEqual(width * (1 + 1e-6) + 1e-6);
              expect(from.y).toBeGreaterThanOrEqual(-1e-6 * height - 1e-6);
              expect(from.y).toBeLessThanOrEqual(height * (1 + 1e-6) + 1e-6);
            }
        },
      ),
    );
  });
  it('is not enlarged without degrees', () => expect(coverScale(photo, 0)).toBe(1));
});

describe('the largest area of a ratio', () => {
  it.each([
    ['a square in a wide frame', photo, 1, { x: 12.5, y: 0, width: 75, height: 100 }],
    ['16 by 9 in the same', photo, 16 / 9, { x: 0, y: 12.5, width: 100, height: 75 }],
    ['4 by 3 in the same', photo, 4 / 3, WHOLE_AREA],
    ['a square in a tall frame', { width: 300, height: 400 }, 1, { x: 0, y: 12.5, width: 100, height: 75 }],
    ['no ratio', photo, null, WHOLE_AREA],
  ])('is in the middle: %s', (_what, frame, ratio, area) => {
    const found = largestArea(frame, ratio);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(found[key]).toBeCloseTo(area[key], 9);
  });
});

describe('a picture is left as it is', () => {
  it.each([
    ['the whole of it', WHOLE_AREA, straight, true],
    ['after four quarters', WHOLE_AREA, { quarters: 4, degrees: 0 }, true],
    ['with a rim of half a per cent', { ...WHOLE_AREA, width: 99.5 }, straight, true],
    ['with a wider rim', { ...WHOLE_AREA, width: 99.4 }, straight, false],
    ['with a wider rim below', { ...WHOLE_AREA, height: 99.4 }, straight, false],
    ['after a quarter', WHOLE_AREA, { quarters: 1, degrees: 0 }, false],
    ['turned by half a degree', WHOLE_AREA, { quarters: 0, degrees: -0.5 }, false],
  ])('%s: %#', (_what, area, turn, isLeft) => expect(isUntouched(area, turn)).toBe(isLeft));
});

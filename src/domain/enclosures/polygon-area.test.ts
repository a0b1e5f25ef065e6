import { describe, expect, it } from 'vitest';
import { planHeightM, polygonAreaM2 } from './polygon-area.ts';

const plan = { mapWidthM: 40, imageWidth: 1600, imageHeight: 1200 };
const whole = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

describe('the height of a plan', () => {
  it('follows from its width and its image', () => expect(planHeightM(plan)).toBe(30));
  it('is known for a plan of one pixel that is half a metre wide', () => {
    expect(planHeightM({ mapWidthM: 0.5, imageWidth: 1, imageHeight: 1 })).toBe(0.5);
  });
  it.each([
    ['width in metres', { mapWidthM: null }],
    ['width that is a size', { mapWidthM: 0 }],
    ['image', { imageWidth: null }],
    ['height of the image', { imageHeight: null }],
  ])('is not known without a %s', (_what, gap) => expect(planHeightM({ ...plan, ...gap })).toBeNull());
});

describe('the area of an outline', () => {
  it('of the whole plan is its width by its height', () => expect(polygonAreaM2(whole, plan)).toBe(1200));
  it('of half the plan is half of it', () => expect(polygonAreaM2(whole.slice(0, 3), plan)).toBe(600));
  it('is in m² to the hundredth', () => {
    const third = [
      { x: 0, y: 0 },
      { x: 0.3333, y: 0 },
      { x: 0.3333, y: 0.3333 },
    ];
    expect(polygonAreaM2(third, { mapWidthM: 10, imageWidth: 100, imageHeight: 100 })).toBe(5.55);
  });
  it('of fewer than three corners is nothing', () => expect(polygonAreaM2(whole.slice(0, 2), plan)).toBe(0));
  it.each(['mapWidthM', 'imageWidth', 'imageHeight'])('is not known without %s of the plan', (size) => {
    expect(polygonAreaM2(whole, { ...plan, [size]: null })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { checkPlan, tidyPlan, type TypedPlan } from './check-plan.ts';

const good: TypedPlan = { areaName: 'Rez-de-chaussée', mapWidthM: 40, squareAreaM2: 1, elevation: 0 };
const codes = (differences: Partial<TypedPlan>) =>
  Object.entries(checkPlan(tidyPlan({ ...good, ...differences }))).map(([field, error]) => `${field}: ${error.code}`);

describe('a plan', () => {
  it('is right with its width and the m² of a square, named or not', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ areaName: ' ' })).toEqual([]);
  });
  it('needs both, above nothing', () => {
    expect(codes({ mapWidthM: null, squareAreaM2: null })).toEqual([
      'mapWidthM: plan/width-required',
      'squareAreaM2: plan/square-required',
    ]);
    expect(codes({ mapWidthM: 0 })).toEqual(['mapWidthM: plan/width-required']);
    expect(codes({ squareAreaM2: -1 })).toEqual(['squareAreaM2: plan/square-required']);
    expect(codes({ mapWidthM: Number.POSITIVE_INFINITY })).toEqual(['mapWidthM: plan/width-required']);
  });
  it('is at most 100 squares wide', () => {
    expect(codes({ mapWidthM: 99, squareAreaM2: 1 })).toEqual([]);
    expect(codes({ mapWidthM: 100, squareAreaM2: 1 })).toEqual([]);
    expect(codes({ mapWidthM: 101, squareAreaM2: 1 })).toEqual(['squareAreaM2: enclosure/grid-too-wide']);
    expect(codes({ mapWidthM: 101, squareAreaM2: 1.0202 })).toEqual([]);
  });
  it('has a name of at most 100 characters', () => {
    expect(codes({ areaName: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ areaName: 'x'.repeat(101) })).toEqual(['areaName: generic/invalid-input']);
    expect(codes({ areaName: 'a\nb' })).toEqual(['areaName: generic/invalid-input']);
  });
});

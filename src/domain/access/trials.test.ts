import { describe, expect, it } from 'vitest';
import { trialsOf } from './trials.ts';

describe('the features in trial', () => {
  it('are those of people with beta access alone', () => {
    expect(trialsOf({ betaTester: true })).toEqual(['taskKeys']);
    expect(trialsOf({ betaTester: false })).toEqual([]);
  });
});

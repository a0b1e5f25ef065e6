import { describe, expect, it } from 'vitest';
import { taskStepSchema } from './task-step.ts';

const step = { step: 'close', by: 'u1', atUnix: 1 };
const reads = (value: unknown) => taskStepSchema.safeParse(value).success;

describe('a step of a task', () => {
  it('names its action, its person and its instant', () => {
    expect(reads(step)).toBe(true);
    expect(['step', 'by', 'atUnix'].map((field) => reads({ ...step, [field]: undefined }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('is none of an action that nobody does', () => {
    expect(reads({ ...step, step: 'steal' })).toBe(false);
  });
  it('may name the closing that it takes back', () => {
    expect(reads({ ...step, step: 'reopen', ofUnix: 1 })).toBe(true);
    expect(reads({ ...step, step: 'reopen', ofUnix: null })).toBe(true);
    expect(reads({ ...step, step: 'reopen', ofUnix: 'yesterday' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type Job, nextJob } from './schedule.ts';

const types: Job = { name: 'types' };
const lint: Job = { name: 'lint' };
const journeys: Job = { name: 'journeys', load: 2 };
const size: Job = { name: 'size', after: ['build'] };
const build: Job = { name: 'build' };

describe('the next job', () => {
  it('is the first that waits, also beside one other', () => {
    expect(nextJob([types, lint], [])).toBe(types);
    expect(nextJob([lint], [types])).toBe(lint);
  });

  it('is none while two are running, or nothing waits', () => {
    expect(nextJob([build], [types, lint])).toBeNull();
    expect(nextJob([], [types])).toBeNull();
  });

  it('is none while a job that needs the whole machine waits for its turn', () => {
    expect(nextJob([journeys, lint], [types])).toBeNull();
    expect(nextJob([journeys, lint], [])).toBe(journeys);
    expect(nextJob([lint], [journeys])).toBeNull();
  });

  it('is the one behind a job whose condition is still running or waiting', () => {
    expect(nextJob([size, lint], [build])).toBe(lint);
    expect(nextJob([size, build], [])).toBe(build);
  });

  it('does not wait for a condition that is not part of the run', () => {
    expect(nextJob([size], [])).toBe(size);
  });
});

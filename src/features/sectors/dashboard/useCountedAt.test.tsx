import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { useCountedAt } from './useCountedAt.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const due = (minutes: number, taskId = 'one') => aTask({ taskId, dueAtUnix: NOW + minutes * MINUTE });
const minutesPass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));

function counting(tasks: Parameters<typeof useCountedAt>[1]) {
  return renderHook(({ shown, some }) => (useCountedAt(shown, some) - NOW) / MINUTE, {
    initialProps: { shown: 'week', some: tasks },
  });
}

describe('the instant of a sector’s count', () => {
  it('stays while nothing changes, the arrival of its tasks included', async () => {
    const { result, rerender } = counting(undefined);
    await minutesPass(1);
    rerender({ shown: 'week', some: [due(60)] });
    await minutesPass(30);
    expect(result.current).toBe(0);
  });

  it('moves with the clock of the page when a task was closed', async () => {
    const { result, rerender } = counting([due(60), due(90, 'two')]);
    await minutesPass(5);
    rerender({ shown: 'week', some: [due(60)] });
    expect(result.current).toBe(5);
    rerender({ shown: 'week', some: [] });
    expect(result.current).toBe(5);
    await minutesPass(1);
    expect(result.current).toBe(5.5);
  });

  it('moves when a task becomes overdue', async () => {
    const { result } = counting([due(10)]);
    await minutesPass(10);
    expect(result.current).toBe(0);
    await minutesPass(1);
    expect(result.current).toBe(10.5);
  });

  it('moves when another period is shown', async () => {
    const { result, rerender } = counting([due(60)]);
    await minutesPass(5);
    rerender({ shown: 'month', some: [due(60)] });
    expect(result.current).toBe(5);
  });
});

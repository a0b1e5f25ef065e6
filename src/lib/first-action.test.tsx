import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstAction, atFirstAction } from './first-action.ts';

it.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['a click without a touch', () => fireEvent.click(document.body)],
])('a callback waits for an action and runs at %s, once', (_what, act) => {
  const begin = vi.fn<() => void>();
  atFirstAction(begin);
  fireEvent.pointerMove(document.body);
  expect(begin).not.toHaveBeenCalled();
  act();
  act();
  expect(begin).toHaveBeenCalledOnce();
});

it('a callback that was cancelled is never called', () => {
  const begin = vi.fn<() => void>();
  atFirstAction(begin)();
  fireEvent.keyDown(document.body);
  expect(begin).not.toHaveBeenCalled();
});

describe('a callback that waits for the answer to the first action', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const begin = vi.fn<() => void>();
  beforeEach(() => void begin.mockReset());

  it('runs a second after the action where a browser has no idle moments, once', () => {
    afterFirstAction(begin);
    vi.advanceTimersByTime(10_000);
    expect(begin).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(999);
    fireEvent.click(document.body);
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(begin).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body);
    vi.advanceTimersByTime(10_000);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('runs in the idle moment after it, no later than two seconds', () => {
    const idle = vi.fn<typeof requestIdleCallback>().mockReturnValue(7);
    const cancel = vi.fn<typeof cancelIdleCallback>();
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const end = afterFirstAction(begin);
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(1000);
    expect(idle).toHaveBeenCalledExactlyOnceWith(begin, { timeout: 2000 });
    end();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('never runs when it was cancelled before or after the action', () => {
    afterFirstAction(begin)();
    const end = afterFirstAction(begin);
    fireEvent.keyDown(document.body);
    end();
    vi.advanceTimersByTime(10_000);
    expect(begin).not.toHaveBeenCalled();
  });
});

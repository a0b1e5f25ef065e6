import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { atFirstAction } from './first-action.ts';

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

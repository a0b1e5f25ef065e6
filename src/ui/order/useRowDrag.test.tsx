import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowDrag } from './useRowDrag.ts';

afterEach(() => vi.restoreAllMocks());

function List({ onDrop }: { readonly onDrop: (id: string, place: string) => void }) {
  const { drag, gripOf } = useRowDrag(onDrop);
  return (
    <>
      <p role="status">{drag === null ? 'nothing' : `${drag.id} over ${drag.over ?? 'nothing'}`}</p>
      <span data-testid="grip" {...gripOf('one')} />
      <div data-drop="end" data-testid="end" />
    </>
  );
}

/** Begins to drag the row, over the place at the end of the list. */
function beginDrag() {
  const dropped = vi.fn<(id: string, place: string) => void>();
  render(<List onDrop={dropped} />);
  const grip = screen.getByTestId('grip');
  Object.assign(grip, { setPointerCapture: () => undefined });
  Object.assign(document, { elementFromPoint: () => screen.getByTestId('end') });
  Object.assign(globalThis, { scrollBy: () => undefined });
  fireEvent.pointerDown(grip, { button: 0 });
  fireEvent.pointerMove(grip, { clientX: 1, clientY: 100 });
  return { grip, dropped };
}

it('a row is dropped where the pointer is let go', () => {
  const { grip, dropped } = beginDrag();
  expect(screen.getByRole('status')).toHaveTextContent('one over end');
  fireEvent.pointerUp(grip, { clientX: 1, clientY: 100 });
  expect(dropped.mock.calls).toEqual([['one', 'end']]);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});

it('Escape leaves a row where it was, also when the pointer is let go afterwards', () => {
  const { grip, dropped } = beginDrag();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  fireEvent.pointerMove(grip, { clientX: 1, clientY: 100 });
  fireEvent.pointerUp(grip, { clientX: 1, clientY: 100 });
  expect(dropped).not.toHaveBeenCalled();
});

it('another key drops nothing and keeps the drag', () => {
  beginDrag();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByRole('status')).toHaveTextContent('one over end');
});

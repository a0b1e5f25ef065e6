// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { onUndoKey } from './undo-keys.ts';

const press = (target: EventTarget = document.body, init: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...init }),
  );

describe('Ctrl+Z', () => {
  const stops: (() => void)[] = [];
  const wait = (name: string, done: string[]) => stops.push(onUndoKey(() => done.push(name)));
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    document.body.replaceChildren();
  });

  it('undoes the latest of two changes first, each one once', () => {
    const done: string[] = [];
    wait('first', done);
    wait('second', done);
    press();
    expect(done).toEqual(['second']);
    press();
    press();
    expect(done).toEqual(['second', 'first']);
  });
  it('does not undo a change whose toast has gone', () => {
    const done: string[] = [];
    const stop = onUndoKey(() => done.push('gone'));
    stop();
    press();
    expect(done).toEqual([]);
  });
  it('stays with a field that has an undo of its own, and with Shift means something else', () => {
    const done: string[] = [];
    wait('change', done);
    const field = document.body.appendChild(document.createElement('textarea'));
    press(field);
    press(document.body, { shiftKey: true });
    expect(done).toEqual([]);
    press(document.body, { ctrlKey: false, metaKey: true });
    expect(done).toEqual(['change']);
  });
});

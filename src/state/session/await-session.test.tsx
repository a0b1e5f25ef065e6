import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_SESSION, keepSession } from '#data/auth/kept-session.ts';
import { makeStore } from '../store.ts';
import { awaitSession } from './await-session.ts';
import { selectSession } from './session.slice.ts';

let end: () => void = () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

function open() {
  render(
    <form aria-label="Connexion" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Adresse" />
    </form>,
  );
  const store = makeStore();
  const start = vi.fn<() => void>();
  end = awaitSession(store, start);
  return { start, session: () => selectSession(store.getState()) };
}

describe('the session of a device', () => {
  it('is looked for at once where somebody is signed in, and nobody counts as gone', () => {
    keepSession();
    const { start, session } = open();
    expect(start).toHaveBeenCalledOnce();
    expect(session()).toEqual({ status: 'loading' });
  });
  it('waits where nobody is signed in, and the page knows that nobody is', () => {
    const { start, session } = open();
    expect(start).not.toHaveBeenCalled();
    expect(session()).toEqual({ status: 'signedOut', reason: null });
  });
  it.each([
    ['a touch', () => fireEvent.pointerDown(screen.getByLabelText('Adresse'))],
    ['a key', () => fireEvent.keyDown(screen.getByLabelText('Adresse'))],
    [
      'what the browser fills in',
      () => fireEvent.input(screen.getByLabelText('Adresse'), { target: { value: 'a@b.fr' } }),
    ],
    ['a form sent by a program', () => fireEvent.submit(screen.getByRole('form', { name: 'Connexion' }))],
  ])('is looked for at %s, once', (_what, act) => {
    const { start } = open();
    act();
    act();
    expect(start).toHaveBeenCalledOnce();
  });
  it('is looked for when somebody signs in in another tab', () => {
    const { start } = open();
    fireEvent(window, new StorageEvent('storage', { key: 'enclos.language', newValue: '"de"' }));
    fireEvent(window, new StorageEvent('storage', { key: KEPT_SESSION, newValue: null }));
    expect(start).not.toHaveBeenCalled();
    fireEvent(window, new StorageEvent('storage', { key: KEPT_SESSION, newValue: '{"ends":null}' }));
    expect(start).toHaveBeenCalledOnce();
  });
});

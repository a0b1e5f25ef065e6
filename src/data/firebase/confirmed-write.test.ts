import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { confirmedWrite } from './confirmed-write.ts';

const refused = (code: string) =>
  confirmedWrite('sectors', 'sector/save-failed', Promise.reject(new FirebaseError(code, 'no')));

it('a write that arrived is confirmed', async () => {
  expect(await confirmedWrite('sectors', 'sector/save-failed', Promise.resolve())).toEqual({ ok: true, value: null });
});

it('a write that the rules refuse gets the error of its purpose', async () => {
  expect(await refused('permission-denied')).toMatchObject({ ok: false, error: { code: 'sector/save-failed' } });
});

it('a write that found no server gets that error', async () => {
  expect(await refused('unavailable')).toMatchObject({ ok: false, error: { code: 'generic/offline' } });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateAccountContract } from '../../domain/callables/activate-account.ts';
import { type reportError, setErrorSink } from '../../lib/log.ts';
import { readAnswer } from './call-function.ts';

const contract = { name: 'activateAccount', data: activateAccountContract.data };
const sink = vi.fn<typeof reportError>();
beforeEach(() => {
  sink.mockClear();
  setErrorSink(sink);
});
afterEach(() => setErrorSink(null));

describe('the answer of a cloud function', () => {
  it('is its data', () => {
    expect(readAnswer(contract, { success: true, data: { userId: 'ana' } })).toEqual({
      ok: true,
      value: { userId: 'ana' },
    });
  });
  it('is the error it names, with the field it belongs to', () => {
    const answer = { success: false, error: { code: 'password/same-as-temporary', field: 'newPassword' } };
    expect(readAnswer(contract, answer)).toEqual({
      ok: false,
      error: { code: 'password/same-as-temporary', params: { field: 'newPassword' } },
    });
  });
  it.each([
    ['nothing', null],
    ['no data', { success: true }],
    ['data of another shape', { success: true, data: { userId: 7 } }],
    ['an unknown error', { success: false, error: { code: 'password/unheard-of' } }],
    ['a stack', 'Error: at index.js:7'],
  ])('that is %s is a general error, and reported', (_what, answer) => {
    expect(readAnswer(contract, answer)).toEqual({ ok: false, error: { code: 'generic/something-went-wrong' } });
    expect(sink).toHaveBeenCalledOnce();
  });
});

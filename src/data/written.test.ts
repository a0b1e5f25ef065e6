import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '../domain/errors/app-error.ts';
import { fail, ok, type Result } from '../domain/shared/result.ts';
import { writeRefused, writtenLocally } from './written.ts';

const refused = fail(appError('task/status-failed', { title: 'Nourrir les zèbres' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test says so. */
function server() {
  let answer: (result: Result<null>) => void = () => undefined;
  const confirmed = new Promise<Result<null>>((resolve) => (answer = resolve));
  return { confirmed, answer: (result: Result<null>) => answer(result) };
}

describe('a write that is in the local cache', () => {
  it('is done as soon as the server accepts it', async () => {
    const dispatch = vi.fn<(action: unknown) => unknown>();
    expect(await writtenLocally(Promise.resolve(ok(null)), dispatch)).toEqual({ data: {} });
    expect(dispatch).not.toHaveBeenCalled();
  });
  it('fails when the server refuses it at once', async () => {
    const dispatch = vi.fn<(action: unknown) => unknown>();
    expect(await writtenLocally(Promise.resolve(refused), dispatch)).toEqual({
      error: refused.ok ? null : refused.error,
    });
    expect(dispatch).not.toHaveBeenCalled();
  });
  it('is done when the server does not answer, and a later refusal is reported', async () => {
    const dispatch = vi.fn<(action: unknown) => unknown>();
    const { confirmed, answer } = server();
    const written = writtenLocally(confirmed, dispatch);
    await vi.advanceTimersByTimeAsync(500);
    expect(await written).toEqual({ data: {} });
    answer(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect(dispatch).toHaveBeenCalledExactlyOnceWith(
      writeRefused(appError('task/status-failed', { title: 'Nourrir les zèbres' })),
    );
  });
  it('reports nothing more when the server accepts it later', async () => {
    const dispatch = vi.fn<(action: unknown) => unknown>();
    const { confirmed, answer } = server();
    const written = writtenLocally(confirmed, dispatch);
    await vi.advanceTimersByTimeAsync(500);
    await written;
    answer(ok(null));
    await vi.advanceTimersByTimeAsync(0);
    expect(dispatch).not.toHaveBeenCalled();
  });
  it('does not wait at all without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const written = writtenLocally(server().confirmed, vi.fn<(action: unknown) => unknown>());
    await vi.advanceTimersByTimeAsync(0);
    expect(await written).toEqual({ data: {} });
    vi.unstubAllGlobals();
  });
});

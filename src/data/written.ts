import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';

/** The time to wait for a refusal: a later one finds the person at other work. */
const PATIENCE_MS = 500;

/** The server refused a write that was already shown as made; the screen shows the former state again. */
export const writeRefused = createAction<AppError>('data/writeRefused');

/**
 * Returns the answer of a write that is already in the local cache. It does not wait for a server that may be out of
 * reach for hours: `writeRefused` reports a later refusal.
 */
export async function writtenLocally(
  confirmed: Promise<Result<null>>,
  dispatch: BaseQueryApi['dispatch'],
): Promise<{ data: Record<string, never> } | { error: AppError }> {
  const isOffline = globalThis.navigator?.onLine === false;
  const first = await Promise.race([confirmed, later(isOffline ? 0 : PATIENCE_MS)]);
  if (first !== 'still waiting') return first.ok ? { data: {} } : { error: first.error };
  void confirmed.then((result) => {
    if (!result.ok) dispatch(writeRefused(result.error));
  });
  return { data: {} };
}

function later(milliseconds: number): Promise<'still waiting'> {
  return new Promise((resolve) => setTimeout(() => resolve('still waiting'), milliseconds));
}

import { nowMs } from './clock.ts';
import { reportError } from './log.ts';
import { isMissingPart } from './missing-part.ts';

const KEY = 'enclos.reloads-for-part';
/** The most reloads of one tab for missing files within a minute, to prevent an endless loop. */
const MAX_RELOADS = 2;
const WINDOW_MS = 60_000;

/**
 * Reloads the page when it failed because one of its files could not be loaded. A new page mends that if the file is
 * available: on this device (the worker answers) or from a network. Returns whether it reloads; not again and again. A
 * browser never asks a second time for a module that it failed to load once.
 */
export function reloadForPart(error: unknown): boolean {
  const isToBeHad = navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  if (!isMissingPart(error) || !isToBeHad || !countReload(nowMs())) return false;
  reportError(error, { where: 'lib/reload' });
  window.location.reload();
  return true;
}

/** Counts one more reload; returns false when there were too many, or when they cannot be counted. */
function countReload(now: number): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const recent = (Array.isArray(kept) ? kept : []).filter((at) => typeof at === 'number' && now - at < WINDOW_MS);
    if (recent.length >= MAX_RELOADS) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...recent, now]));
    return true;
  } catch {
    return false;
  }
}

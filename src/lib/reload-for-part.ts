import { nowMs } from './clock.ts';
import { reportError } from './log.ts';
import { isMissingPart } from './missing-part.ts';

const KEY = 'enclos.reloads-for-part';
/** Reloads of one tab for missing files within a minute; more would go round in circles. */
const MAX_RELOADS = 2;
const WINDOW_MS = 60_000;

/**
 * Loads the page anew when it failed because one of its files could not be fetched, which a new page mends where the file is to
 * be had: on this device (the worker answers) or from a network. Returns whether it does; not again and again.
 * A browser never asks a second time for a module that it failed to fetch once.
 */
export function reloadForPart(error: unknown): boolean {
  const isToBeHad = navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  if (!isMissingPart(error) || !isToBeHad || !countReload(nowMs())) return false;
  reportError(error, { where: 'lib/reload' });
  window.location.reload();
  return true;
}

/** Counts one more reload; false when there were too many, or when they cannot be counted. */
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

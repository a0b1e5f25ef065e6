import type { ScanEntry } from '#domain/observation-sessions/session.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the instant at which the next scan is due: whole intervals after the first scan, so that a late scan does not
 * move the others; a session that was interrupted goes on one interval after its last scan. Null before the first scan.
 */
export function nextScanAt(
  scans: readonly Pick<ScanEntry, 'number' | 'atUnix'>[],
  nextNumber: number,
  intervalMinutes: number,
): number | null {
  const [first, last] = [scans[0], scans.at(-1)];
  if (first === undefined || last === undefined) return null;
  const due = first.atUnix + (nextNumber - first.number) * intervalMinutes * MINUTE_MS;
  return due > last.atUnix ? due : last.atUnix + intervalMinutes * MINUTE_MS;
}

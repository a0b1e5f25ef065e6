import type { EpochMs } from '../time/epoch.ts';

/** The hours without use after which a person may have this device ask for the password again. */
export const IDLE_HOURS = [1, 4, 12, 24] as const;
export type IdleHours = (typeof IDLE_HOURS)[number];

const HOUR_MS = 3_600_000;

/**
 * Returns the milliseconds until a device without use asks for the password again; 0 once the time is over. Returns null
 * where the person set no limit. A device without a known use, or whose clock was set back, has the whole time left.
 */
export function idleTimeLeft(lastUseAt: EpochMs | null, now: EpochMs, hours: IdleHours | null): number | null {
  if (hours === null) return null;
  const unused = lastUseAt === null ? 0 : Math.max(0, now - lastUseAt);
  return Math.max(0, hours * HOUR_MS - unused);
}

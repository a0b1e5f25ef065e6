/** The two stores, and the way without a store. */
export const PLATFORMS = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * Returns the platform of a device by its browser's user agent; a tablet of Apple's claims to be a Mac, but has touch
 * points.
 */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /mac os/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}

/** Returns the platforms with the given one first. */
export function platformsFrom(first: Platform): readonly Platform[] {
  return [first, ...PLATFORMS.filter((platform) => platform !== first)];
}

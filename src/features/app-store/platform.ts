/** The two stores, and the way without a store. */
export const PLATFORMS = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Returns what the device is, by what its browser says of itself; a tablet of Apple's calls itself a Mac with fingers. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /mac os/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}

/** Returns the platforms with the given one first. */
export function platformsFrom(first: Platform): readonly Platform[] {
  return [first, ...PLATFORMS.filter((platform) => platform !== first)];
}

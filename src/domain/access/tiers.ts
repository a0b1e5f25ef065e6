/** Follow-up levels an establishment may have; `basic` is the legacy name of `essential` (specification, point 6). */
export const TIERS = ['discovery', 'essential', 'progress', 'fullcare', 'research_partner', 'global'] as const;
export type Tier = (typeof TIERS)[number];

/** The stored values of `zoo.zooTiers`. */
export const STORED_TIERS = [...TIERS, 'basic'] as const;
export type StoredTier = (typeof STORED_TIERS)[number];

/** Tier of an establishment that names none (specification, point 9). */
export const DEFAULT_TIER: Tier = 'essential';

/** Returns the tier meant by a stored value: the legacy `basic` is `essential`, an absent one the default. */
export function followUpLevel(stored: StoredTier | undefined): Tier {
  if (stored === undefined) return DEFAULT_TIER;
  return stored === 'basic' ? 'essential' : stored;
}

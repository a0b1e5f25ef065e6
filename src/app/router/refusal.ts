import type { Actor } from '#domain/access/actor.ts';
import type { Feature } from '#domain/access/features.ts';
import { maySee } from '#domain/access/may-see.ts';

/** Returns the reason that keeps the person from the feature: their establishment's tier, their role, or null. */
export function refusalOf(actor: Actor, feature: Feature): 'tier' | 'role' | null {
  if (maySee(actor, feature)) return null;
  // The same person in the highest tier that an establishment can have.
  return maySee({ ...actor, tier: 'research_partner' }, feature) ? 'tier' : 'role';
}

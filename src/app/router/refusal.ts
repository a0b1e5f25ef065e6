import type { Actor } from '#domain/access/actor.ts';
import type { Feature } from '#domain/access/features.ts';
import { isProviderFeature, maySee } from '#domain/access/may-see.ts';
import { isAdminRole } from '#domain/access/roles.ts';

/**
 * The sentences of a closed screen, which name who can help: a manager (`tier`, `role`), the provider (`tierForManager`,
 * said to managers), or nobody, since the screen is the provider's own (`provider`).
 */
export type ScreenRefusal = 'tier' | 'tierForManager' | 'role' | 'provider';

/** Returns the sentence that keeps the person from the feature, or null when they may see it. */
export function refusalOf(actor: Actor, feature: Feature): ScreenRefusal | null {
  if (maySee(actor, feature)) return null;
  if (isProviderFeature(feature)) return 'provider';
  // The same person in the highest tier that an establishment can have.
  if (!maySee({ ...actor, tier: 'research_partner' }, feature)) return 'role';
  return isAdminRole(actor.role) ? 'tierForManager' : 'tier';
}

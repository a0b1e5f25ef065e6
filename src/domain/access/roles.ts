/** Account roles, from the least to the most rights (specification, point 6). Stored in `users.userRight`. */
export const ROLES = ['user', 'pedagoadmin', 'admin', 'superAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** Ranks of provider staff and of an establishment's people; stored in `users.akongoRank`. */
export const RANKS = ['manager', 'board', 'other'] as const;
export type Rank = (typeof RANKS)[number];

/** The roles of a person in one sector; the sector's document lists the ids of the people for each role. */
export const SECTOR_ROLES = ['management', 'veterinary', 'nutrition', 'keeper'] as const;
export type SectorRole = (typeof SECTOR_ROLES)[number];

const ADMIN_ROLES: readonly Role[] = ['admin', 'superAdmin'];

/** Returns whether the role is admin or above. */
export function isAdminRole(role: Role): boolean {
  return ADMIN_ROLES.includes(role);
}

/**
 * Returns whether a person of role `granter` may give `granted`: nobody grants a role above their own, and only admins
 * grant.
 * @source permissions, "users"
 */
export function mayGrantRole(granter: Role, granted: Role): boolean {
  return isAdminRole(granter) && ROLES.indexOf(granted) <= ROLES.indexOf(granter);
}

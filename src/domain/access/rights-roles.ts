import type { CampaignType } from './campaign-type.ts';
import type { Actor } from './actor.ts';
import type { Feature } from './features.ts';
import { isAdminRole, type Role } from './roles.ts';

/** Rights roles, stored in `users.rightsRoles`, several at once. They add to the account role and never take away. */
export const RIGHTS_ROLES = [
  'welfareCorrespondent',
  'supervisor',
  'auditor',
  'internalTeam',
  'educational',
  'educationalAdmin',
] as const;
export type RightsRole = (typeof RIGHTS_ROLES)[number];

/**
 * The screens that each rights role opens beside those of the account role, in tiers that have them. The internal
 * team's screens are the provider's own and exist in every tier.
 * @source permissions, "Rights roles"
 */
export const RIGHTS_ROLE_FEATURES: Readonly<Record<RightsRole, readonly Feature[]>> = {
  welfareCorrespondent: ['campaigns'],
  supervisor: ['campaigns', 'evaluationMonitoring'],
  auditor: ['campaigns'],
  internalTeam: ['questionnaireAdministration'],
  educational: ['campaigns'],
  educationalAdmin: ['campaigns'],
};

/** The campaigns to which a right is limited; without limits, it holds in every campaign of the establishment. */
export type CampaignScope = {
  readonly types?: readonly CampaignType[];
  /** the list of the campaign that must name the person */
  readonly namedIn?: 'memberIds' | 'auditorIds';
};

/** The campaign of a subject, as far as rights depend on it. */
export type CampaignOfSubject = {
  readonly campaignType?: CampaignType;
  /** participants, observers and auditors of a campaign; members of a quick-evaluation group */
  readonly memberIds?: readonly string[];
  /** the auditors alone */
  readonly auditorIds?: readonly string[];
};

/** Returns whether the campaign lies within the scope for this person; a limit that the subject leaves open refuses. */
export function isInScope(userId: string, { types, namedIn }: CampaignScope, campaign: CampaignOfSubject): boolean {
  if (types !== undefined && (campaign.campaignType === undefined || !types.includes(campaign.campaignType)))
    return false;
  return namedIn === undefined || campaign[namedIn]?.includes(userId) === true;
}

type Giver = Pick<Actor, 'role' | 'isStaff'>;

/**
 * Returns the rights roles that a person may give or take, in the order of `RIGHTS_ROLES`: an admin's are all but the
 * internal team, which provider staff with an admin's role give; nobody else gives any.
 * @source permissions, "Rights roles": never more than the giver may do
 */
export function grantableRightsRoles({ role, isStaff }: Giver): readonly RightsRole[] {
  if (!isAdminRole(role)) return [];
  return RIGHTS_ROLES.filter((granted) => granted !== 'internalTeam' || isStaff);
}

/** Returns whether the giver may turn the rights roles `before` into `after`: each one given or taken must be theirs. */
export function mayChangeRightsRoles(
  giver: Giver,
  before: readonly RightsRole[],
  after: readonly RightsRole[],
): boolean {
  const grantable = grantableRightsRoles(giver);
  return RIGHTS_ROLES.every((one) => before.includes(one) === after.includes(one) || grantable.includes(one));
}

/** Returns the rights roles in the order of `RIGHTS_ROLES`, each once: the form in which they are stored and shown. */
export function inRightsOrder(roles: readonly RightsRole[]): readonly RightsRole[] {
  return RIGHTS_ROLES.filter((one) => roles.includes(one));
}

/** The rights level of a person: an account role or a rights role. */
export type RightsLevel = Role | RightsRole;

/**
 * Rights levels from the lowest to the highest. Every rights role adds to the roles of a keeper and of a pedagogical
 * account, hence stands above both. Admins give them and may do as much themselves, hence stand above all of them.
 * Among themselves: taking part, then acting in some campaigns, then in all campaigns, then the provider's people.
 */
export const RIGHTS_LEVELS: readonly RightsLevel[] = [
  'user',
  'pedagoadmin',
  'educational',
  'educationalAdmin',
  'auditor',
  'welfareCorrespondent',
  'supervisor',
  'internalTeam',
  'admin',
  'superAdmin',
];

/**
 * Returns the rights level of a person, shown as their badge: the highest of the account role and the rights roles.
 * @source permissions, "Rights roles"
 */
export function rightsLevelOf({ role, rightsRoles }: Pick<Actor, 'role' | 'rightsRoles'>): RightsLevel {
  const held: readonly RightsLevel[] = [role, ...rightsRoles];
  return RIGHTS_LEVELS.findLast((level) => held.includes(level)) ?? role;
}

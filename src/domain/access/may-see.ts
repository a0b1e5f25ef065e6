import { hasProviderView, type Actor } from './actor.ts';
import { tierHasFeature, type Feature } from './features.ts';
import { RIGHTS_ROLE_FEATURES } from './rights-roles.ts';
import { isAdminRole } from './roles.ts';

/** Features of the administration group: the provider's own, whatever the tier. */
const PROVIDER_FEATURES: readonly Feature[] = [
  'multiEstablishment',
  'establishmentAdministration',
  'questionnaireAdministration',
  'observationAdministration',
  'taxonAdministration',
  'enrichmentAdministration',
];

/** All features that a pedagogical account sees. */
const PEDAGOGICAL_FEATURES: readonly Feature[] = [
  'dashboard',
  'questionnairesReadOnly',
  'ethogramsReadOnly',
  'settings',
  'accountSettings',
];

/** Features that an admin has at every tier, and a keeper at none. */
const ADMIN_FEATURES: readonly Feature[] = ['establishment', 'userInvitation'];

/** Returns whether the feature is the provider's own: no role of an establishment opens it. */
export function isProviderFeature(feature: Feature): boolean {
  return PROVIDER_FEATURES.includes(feature);
}

/**
 * Returns whether a screen of this feature exists for the person: the tier's gate, then the account role's, to which
 * the rights roles add.
 * @source permissions, "Tiers", "Account roles" and "Rights roles"
 */
export function maySee(actor: Actor, feature: Feature): boolean {
  const isOpenedByRightsRole = actor.rightsRoles.some((role) => RIGHTS_ROLE_FEATURES[role].includes(feature));
  if (isProviderFeature(feature)) return isOpenedByRightsRole || hasProviderView(actor);
  if (ADMIN_FEATURES.includes(feature)) return isAdminRole(actor.role);
  if (!hasProviderView(actor) && !tierHasFeature(actor.tier, feature)) return false;
  return actor.role !== 'pedagoadmin' || PEDAGOGICAL_FEATURES.includes(feature) || isOpenedByRightsRole;
}

import type { Tier } from './tiers.ts';

/**
 * The features of each tier: the table "Tiers" of the permissions, one line per feature; "API access" has no screen
 * (decision 28). Menus, route guards and
 * buttons read it; the tests hold the rules and functions against it.
 */
const FROM_ESSENTIAL = ['essential', 'progress', 'fullcare', 'research_partner', 'global'] as const;
const FROM_FULLCARE = ['fullcare', 'research_partner', 'global'] as const;
const EVERY_TIER = ['discovery', ...FROM_ESSENTIAL] as const;
const PROVIDER = ['global'] as const;

export const FEATURE_TIERS = {
  quickEvaluation: EVERY_TIER,
  accountSettings: EVERY_TIER,
  quickEvaluationPdf: FROM_ESSENTIAL,
  dashboard: FROM_ESSENTIAL,
  tasks: FROM_ESSENTIAL,
  campaigns: FROM_ESSENTIAL,
  history: FROM_ESSENTIAL,
  timeline: FROM_ESSENTIAL,
  evaluationMonitoring: FROM_ESSENTIAL,
  activityReport: FROM_ESSENTIAL,
  sectors: FROM_ESSENTIAL,
  individuals: FROM_ESSENTIAL,
  groups: FROM_ESSENTIAL,
  enclosures: FROM_ESSENTIAL,
  settings: FROM_ESSENTIAL,
  establishment: FROM_ESSENTIAL,
  userInvitation: FROM_ESSENTIAL,
  advancedReports: FROM_ESSENTIAL,
  analytics: FROM_ESSENTIAL,
  questionnairesReadOnly: FROM_ESSENTIAL,
  ethogramsReadOnly: FROM_ESSENTIAL,
  enrichment: FROM_FULLCARE,
  research: FROM_FULLCARE,
  multiEstablishment: PROVIDER,
  establishmentAdministration: PROVIDER,
  questionnaireAdministration: PROVIDER,
  observationAdministration: PROVIDER,
  taxonAdministration: PROVIDER,
  enrichmentAdministration: PROVIDER,
} as const satisfies Record<string, readonly Tier[]>;

export type Feature = keyof typeof FEATURE_TIERS;
export const FEATURES = Object.keys(FEATURE_TIERS) as Feature[];

/** Returns whether the feature exists in an establishment of this tier. */
export function tierHasFeature(tier: Tier, feature: Feature): boolean {
  return (FEATURE_TIERS[feature] as readonly Tier[]).includes(tier);
}

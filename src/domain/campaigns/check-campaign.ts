import type { RightsRole } from '../access/rights-roles.ts';
import type { Role } from '../access/roles.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { hasControlCharacters, nameFault } from '../text/plain-name.ts';
import {
  type Campaign,
  CAMPAIGN_NAME_LENGTH,
  type CampaignContent,
  MAX_CAMPAIGN_ANIMALS,
  MAX_CAMPAIGN_ENCLOSURES,
  MAX_CAMPAIGN_PEOPLE,
  MAX_PLANNED_SESSIONS,
  type Observation,
  OBSERVATION_LIMITS,
} from './campaign.ts';
import { frequencyFaults, isPercentOrNull, MAX_PERCENT } from './expected-frequencies.ts';
import { plannedCount, WORKING_DAY_MINUTES } from './plan.ts';

export const CAMPAIGN_NAME_MIN_LENGTH = 3;

/** The faults of a campaign by field, such as `name` or `observation.scanCount`. */
export type CampaignErrors = Readonly<Record<string, AppError>>;
type Faults = Record<string, AppError>;

/** A person of the establishment, as far as their part in a campaign depends on it. */
export type PersonOfCampaign = {
  readonly userId: string;
  readonly userRight: Role;
  readonly rightsRoles: readonly RightsRole[];
};

/** The knowledge that a campaign is checked against: the people in use of its establishment. */
export type CampaignGround = { readonly people: readonly PersonOfCampaign[] };

/** The most of each list. */
const LIST_LIMITS = {
  observerIds: MAX_CAMPAIGN_PEOPLE,
  auditorIds: MAX_CAMPAIGN_PEOPLE,
  enclosureIds: MAX_CAMPAIGN_ENCLOSURES,
  animalIds: MAX_CAMPAIGN_ANIMALS,
} as const;

/** The fields that may still change once a campaign is launched: what was recorded already keeps its meaning. */
const FREE_WHEN_ACTIVE = [
  'description',
  'observerIds',
  'auditorIds',
  'endAtUnix',
  'isAutoRenewed',
  'minScore',
  'maxScore',
  'expectedFrequencies',
] as const;

/**
 * Returns what is wrong with a tidy campaign that is only a draft; empty when the draft may be saved. A draft may be
 * incomplete, not impossible: it needs a name, and everything that it says must be within its limits.
 * @source specification, point 5; campaign.ts, OBSERVATION_LIMITS
 */
export function checkDraft(content: CampaignContent): CampaignErrors {
  const faults: Faults = {};
  const name = nameError(content.name);
  if (name !== null) faults['name'] = name;
  if (content.description.length > MEMO_LENGTH)
    faults['description'] = appError('campaign/description-too-long', { max: MEMO_LENGTH });
  else if (hasControlCharacters(content.description)) faults['description'] = appError('generic/invalid-input');
  if (content.endAtUnix < content.startAtUnix) faults['endAtUnix'] = appError('campaign/end-before-start');
  for (const [field, max] of Object.entries(LIST_LIMITS)) {
    const ids = content[field as keyof typeof LIST_LIMITS];
    if (ids.length > max) faults[field] = appError('campaign/too-many', { max });
    else if (new Set(ids).size < ids.length) faults[field] = appError('generic/invalid-input');
  }
  if (content.auditorIds.some((userId) => content.observerIds.includes(userId)))
    faults['auditorIds'] ??= appError('campaign/auditor-observes');
  for (const field of Object.keys(OBSERVATION_LIMITS) as (keyof typeof OBSERVATION_LIMITS)[]) {
    const [min, max] = OBSERVATION_LIMITS[field];
    const value = content.observation[field];
    if (!Number.isInteger(value) || value < min || value > max)
      faults[`observation.${field}`] = appError('campaign/number-between', { min, max });
  }
  const { minAgreement } = content;
  if (minAgreement !== null && !(minAgreement >= 0 && minAgreement <= 1))
    faults['minAgreement'] = appError('campaign/agreement-invalid');
  return { ...faults, ...scoreFaults(content), ...frequencyFaults(content.expectedFrequencies) };
}

/** Returns what is wrong with the range of expected scores: an end that is no percent, or a least score above the largest. */
function scoreFaults({ minScore, maxScore }: Pick<CampaignContent, 'minScore' | 'maxScore'>): Faults {
  const noPercent = appError('campaign/number-between', { min: 0, max: MAX_PERCENT });
  return {
    ...(minScore !== null && maxScore !== null && minScore > maxScore
      ? { maxScore: appError('campaign/score-reversed') }
      : {}),
    ...(isPercentOrNull(minScore) ? {} : { minScore: noPercent }),
    ...(isPercentOrNull(maxScore) ? {} : { maxScore: noPercent }),
  };
}

/**
 * Returns what is wrong with a tidy campaign that is to be launched, beside the faults of a draft; empty when it may be.
 * The server checks versions, enclosures and animals at launch.
 * @source specification, points 3 to 5 "Campaign"; permissions, "Rights roles"
 */
export function checkCampaign(content: CampaignContent, ground: CampaignGround): CampaignErrors {
  const { type, observation, minAgreement } = content;
  const faults: Faults = {};
  const hasMethod = observation.methods.length > 0;
  if (type === 'welfare' && content.questionnaireId === null)
    faults['questionnaireId'] = appError('campaign/questionnaire-required');
  if (hasMethod && content.ethogramId === null) faults['ethogramId'] = appError('campaign/ethogram-required');
  if (!hasMethod && content.questionnaireId === null)
    faults['observation.methods'] = appError('campaign/nothing-to-observe');
  if (content.concernedBy === 'enclosure' && content.enclosureIds.length === 0)
    faults['enclosureIds'] = appError('campaign/enclosure-required');
  if (content.concernedBy === 'individual' && content.animalIds.length === 0)
    faults['animalIds'] = appError('campaign/animal-required');
  if (type === 'training' && minAgreement === null) faults['minAgreement'] = appError('campaign/agreement-required');
  Object.assign(faults, sessionFaults(observation), peopleFaults(content, ground));
  // The enclosures of chosen animals are known at launch; until then they count as one.
  if (plannedCount(content, Math.max(1, content.enclosureIds.length)) > MAX_PLANNED_SESSIONS)
    faults['observation.sessionCount'] = appError('campaign/plan-too-large', { max: MAX_PLANNED_SESSIONS });
  return { ...faults, ...checkDraft(content) };
}

/**
 * Returns what is wrong with the people of a campaign: nobody observes, somebody is unknown, or has not the right that
 * their part needs.
 * @source permissions, "Rights roles": educational people observe pedagogical campaigns, auditors give second opinions
 */
export function peopleFaults(content: CampaignContent, { people }: CampaignGround): CampaignErrors {
  const byId = new Map(people.map((person) => [person.userId, person]));
  const find = (ids: readonly string[]) => ids.map((userId) => byId.get(userId));
  const observers = find(content.observerIds);
  const auditors = find(content.auditorIds);
  const faults: Faults = {};
  if (observers.length === 0) faults['observerIds'] = appError('campaign/observer-required');
  else if (observers.includes(undefined)) faults['observerIds'] = appError('campaign/person-unknown');
  else if (!observers.every((one) => one !== undefined && mayObserve(one, content)))
    faults['observerIds'] = appError(
      content.type === 'pedagogical' ? 'campaign/observer-not-educational' : 'campaign/observer-only-educational',
    );
  if (auditors.includes(undefined)) faults['auditorIds'] = appError('campaign/person-unknown');
  else if (!auditors.every((one) => one?.rightsRoles.includes('auditor') === true))
    faults['auditorIds'] = appError('campaign/auditor-without-right');
  return faults;
}

/** Returns whether a person may be an observer of campaigns of this type; forms offer those alone. */
export function mayObserve(
  { userRight, rightsRoles }: Omit<PersonOfCampaign, 'userId'>,
  { type }: Pick<CampaignContent, 'type'>,
): boolean {
  if (type === 'pedagogical') return rightsRoles.includes('educational') || rightsRoles.includes('educationalAdmin');
  return userRight !== 'pedagoadmin';
}

/** Returns the fields in which new content differs from a launched campaign although they are frozen; empty for none. */
export function frozenChanges(before: CampaignContent, after: CampaignContent): (keyof CampaignContent)[] {
  const free: readonly string[] = FREE_WHEN_ACTIVE;
  return (Object.keys(after) as (keyof CampaignContent)[]).filter(
    (field) => !free.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Returns whether a typed name is that of the campaign, as an irreversible step asks for it. */
export function isItsName(typed: string, { name }: Pick<Campaign, 'name'>): boolean {
  return typed.trim() === name;
}

function nameError(name: string): AppError | null {
  const max = CAMPAIGN_NAME_LENGTH;
  const fault = nameFault(name, max);
  if (fault === 'missing') return appError('campaign/name-required');
  if (fault === 'too-long') return appError('campaign/name-too-long', { max });
  if (fault !== null) return appError('generic/invalid-input');
  const min = CAMPAIGN_NAME_MIN_LENGTH;
  return name.length < min ? appError('campaign/name-too-short', { min }) : null;
}

/** Returns what does not fit into a session: its scans, its focal observations, or the session itself into a day. */
function sessionFaults(observation: Observation): Faults {
  const { methods, scanCount, scanIntervalMinutes, observationCount, observationMinutes } = observation;
  const { sessionMinutes, pauseMinutes } = observation;
  const faults: Faults = {};
  if (methods.includes('scan') && scanCount * scanIntervalMinutes > sessionMinutes)
    faults['observation.scanCount'] = appError('campaign/scans-exceed-session');
  const pauses = Math.max(0, observationCount - 1) * pauseMinutes;
  if (methods.includes('focal') && observationCount * observationMinutes + pauses > sessionMinutes)
    faults['observation.observationCount'] = appError('campaign/focals-exceed-session');
  if (sessionMinutes > WORKING_DAY_MINUTES)
    faults['observation.sessionMinutes'] = appError('campaign/session-exceeds-day');
  return faults;
}

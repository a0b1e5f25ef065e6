import type { CampaignContent } from '#domain/campaigns/campaign.ts';

/** The steps of the creation, in their order (specification, point 2 "Campaigns"). */
export const CAMPAIGN_STEPS = [
  'programme',
  'participants',
  'content',
  'dates',
  'renewal',
  'enclosures',
  'animals',
  'auditors',
  'launch',
  'summary',
] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** A step that has fields. */
export type FieldStep = Exclude<CampaignStep, 'launch' | 'summary'>;
export const FIELD_STEPS = CAMPAIGN_STEPS.slice(0, -2) as FieldStep[];

type Field = keyof CampaignContent;

/** The fields of each step, in the order of the screen. */
const FIELDS: Readonly<Record<FieldStep, readonly Field[]>> = {
  programme: ['name', 'description', 'type', 'isOfficial', 'observation', 'evaluationFrequency', 'minAgreement'],
  participants: ['observerIds'],
  content: [
    'ethogramId',
    'expectedFrequencies',
    'questionnaireId',
    'evaluationType',
    'minScore',
    'maxScore',
    'contextId',
  ],
  dates: ['startAtUnix', 'endAtUnix'],
  renewal: ['isAutoRenewed', 'isAutoRetried'],
  enclosures: ['concernedBy', 'enclosureIds'],
  animals: ['animalIds'],
  auditors: ['auditorIds'],
};

/** Returns the step that has a field, or a part of one such as `observation.scanCount`; the first step for an unknown one. */
export function stepOf(path: string): FieldStep {
  return FIELD_STEPS.find((step) => isOfStep(path, step)) ?? 'programme';
}

/** Returns the faults of these steps, in the order of the screen. */
export function faultsOf<Fault>(
  faults: Readonly<Record<string, Fault>>,
  steps: readonly FieldStep[],
): (readonly [string, Fault])[] {
  return steps.flatMap((step) =>
    FIELDS[step].flatMap((field) => Object.entries(faults).filter(([path]) => fieldOf(path) === field)),
  );
}

/** Returns the step at which a stored draft is resumed: the first one with a fault, else the summary. */
export function firstOpenStep(faults: Readonly<Record<string, unknown>>): CampaignStep {
  return FIELD_STEPS.find((step) => faultsOf(faults, [step]).length > 0) ?? 'summary';
}

function isOfStep(path: string, step: FieldStep): boolean {
  return FIELDS[step].some((field) => field === fieldOf(path));
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}

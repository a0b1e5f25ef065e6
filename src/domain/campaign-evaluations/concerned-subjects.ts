import type { Campaign } from '../campaigns/campaign.ts';
import { isOver } from '../campaigns/campaign-steps.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { CampaignEvaluation, SubjectKind } from './campaign-evaluation.ts';

/** An animal or an enclosure that is evaluated. */
export type EvaluatedSubject = Pick<CampaignEvaluation, 'subjectKind' | 'subjectId'>;
/** A questionnaire with the version that a campaign froze. */
export type FrozenQuestionnaire = Pick<CampaignEvaluation, 'questionnaireId' | 'questionnaireVersion'>;

/** Returns what a campaign evaluates: the animals that it names, else its enclosures. */
export function subjectKindOf({ concernedBy }: Pick<Campaign, 'concernedBy'>): SubjectKind {
  return concernedBy === 'individual' ? 'animal' : 'enclosure';
}

/** Returns the ids of the animals or enclosures that a campaign evaluates, in the order of the campaign. */
export function concernedIds({
  concernedBy,
  animalIds,
  enclosureIds,
}: Pick<Campaign, 'concernedBy' | 'animalIds' | 'enclosureIds'>): readonly string[] {
  return concernedBy === 'individual' ? animalIds : enclosureIds;
}

/** Returns the questionnaire that a campaign froze; null for a draft, and for a campaign without one. */
export function frozenQuestionnaire({
  questionnaireId,
  questionnaireVersion,
}: Pick<Campaign, 'questionnaireId' | 'questionnaireVersion'>): FrozenQuestionnaire | null {
  return questionnaireId === null || questionnaireVersion === null ? null : { questionnaireId, questionnaireVersion };
}

/**
 * Returns whether evaluations of a campaign may begin at an instant: it is launched and not stopped, its first day has
 * come, and its last one has not passed. An evaluation that runs then may be finished later.
 */
export function takesEvaluations(
  { status, startAtUnix, endAtUnix }: Pick<Campaign, 'status' | 'startAtUnix' | 'endAtUnix'>,
  now: EpochMs,
): boolean {
  return status === 'active' && startAtUnix <= now && !isOver({ endAtUnix }, now);
}

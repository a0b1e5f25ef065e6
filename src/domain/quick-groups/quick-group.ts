import * as z from 'zod/mini';
import { SCORE_LABELS } from '../scoring/scores.ts';
import { QUESTION_CATEGORIES } from '../content/question-category.ts';
import * as field from '../fields/fields.ts';

/** The most species of a group: its questions are those of all of them. */
export const MAX_QUICK_GROUP_SPECIES = 10;
/** The most people who evaluate a group, its owner among them. */
export const MAX_QUICK_GROUP_MEMBERS = 50;
/** The most animals with a record that a group names. */
export const MAX_QUICK_GROUP_ANIMALS = 200;
/** The most animals that a group counts. */
export const MAX_INDIVIDUALS = 100_000;

const LABELS = SCORE_LABELS.map(([label]) => label);

/** The result of the last finished evaluation, as lists show it. */
export const lastEvaluationSchema = z.object({
  evaluationId: z.string(),
  atUnix: z.int(),
  /** of 100, unrounded; null when no question with a score was answered */
  overall: z.nullable(z.number()),
  label: z.nullable(z.enum(LABELS)),
  answered: z.int(),
  asked: z.int(),
  /** of 100, unrounded; null for a category without a scored answer */
  categories: z.record(z.enum(QUESTION_CATEGORIES), z.nullable(z.number())),
  /** the overall score of the evaluation before; null for a first one, and for one without a score */
  previousOverall: z.nullable(z.number()),
});
export type LastEvaluation = z.infer<typeof lastEvaluationSchema>;

/**
 * A group of animals that is evaluated quickly, as stored in `fastEvalGroups/{groupId}`. The groups of the park
 * (`groups`) are others: those hold animals of one enclosure, these are what people evaluate together.
 * @source specification, points 3, 4 and 5 "Fast evaluation"
 */
export const quickGroupSchema = z.object({
  groupId: field.ownId(),
  zooId: field.zooId(),
  groupName: field.placeName(),
  /** at least one */
  speciesIds: field.idList(MAX_QUICK_GROUP_SPECIES),
  /** null for a group of no sector, and at the discovery tier */
  sectorId: field.idOrNull(),
  /** the animals with a record, where the tier has them */
  animalIds: field.idList(MAX_QUICK_GROUP_ANIMALS),
  individualCount: field.count(MAX_INDIVIDUALS),
  /** the one person who changes the group; always one of the members */
  ownerId: field.id(),
  memberIds: field.idList(MAX_QUICK_GROUP_MEMBERS),
  isArchived: field.flag(),
  nextEvaluationAtUnix: field.instantOrNull(),
  /** kept by the server; null before the first finished evaluation */
  lastEvaluation: field.initially(z.nullable(lastEvaluationSchema), null),
  /** the evaluation that is running, kept by the server; null for none */
  runningId: field.initially(z.nullable(z.string()), null),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type QuickGroup = z.infer<typeof quickGroupSchema>;

/** Returns whether the person may evaluate the group: its owner and its members. */
export function isMember({ memberIds }: Pick<QuickGroup, 'memberIds'>, userId: string): boolean {
  return memberIds.includes(userId);
}

/** The group as the permission table reads it. */
export function subjectOfGroup({ zooId, ownerId, memberIds, sectorId }: QuickGroup) {
  return { zooId, sectorIds: sectorId === null ? [] : [sectorId], authorId: ownerId, memberIds };
}

/** Returns the last evaluation as its group keeps it. */
export function lastEvaluationOf(
  { evaluationId, atUnix }: Pick<LastEvaluation, 'evaluationId' | 'atUnix'>,
  {
    overall,
    label,
    answered,
    asked,
    categories,
  }: Pick<LastEvaluation, 'overall' | 'label' | 'answered' | 'asked' | 'categories'>,
  previousOverall: number | null,
): LastEvaluation {
  return { evaluationId, atUnix, overall, label, answered, asked, categories, previousOverall };
}

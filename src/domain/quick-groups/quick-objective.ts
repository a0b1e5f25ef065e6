import * as z from 'zod/mini';
import { type AppError, appError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';
import { UNIT_LENGTH } from '../questions/question.ts';
import { compareDays, latestFirst } from './work-order.ts';
import { OBJECTIVE_TITLE_LENGTH, titleErrors } from './work-title.ts';

export const OBJECTIVE_STATUSES = ['active', 'completed', 'paused'] as const;
export type ObjectiveStatus = (typeof OBJECTIVE_STATUSES)[number];
export const MAX_OBJECTIVE_VALUE = 1_000_000_000;

/**
 * An objective of a group of quick evaluations: `fastEvalGroups/{groupId}/objectives/{objectiveId}`.
 * @source specification, points 3 and 4 "Objective"
 */
export const quickObjectiveSchema = z.object({
  objectiveId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  title: field.title(OBJECTIVE_TITLE_LENGTH),
  description: field.memo(),
  /** the value to reach; null for an objective without a figure */
  target: field.orNull(field.number(MAX_OBJECTIVE_VALUE)),
  currentValue: field.orNull(field.number(MAX_OBJECTIVE_VALUE)),
  /** '' without one */
  unit: field.text(UNIT_LENGTH),
  deadlineAtUnix: field.instantOrNull(),
  status: field.choice(OBJECTIVE_STATUSES),
  isArchived: field.flag(),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type QuickObjective = z.infer<typeof quickObjectiveSchema>;

/** The fields of an objective that a person types. */
export type TypedQuickObjective = Pick<
  QuickObjective,
  'title' | 'description' | 'target' | 'currentValue' | 'unit' | 'deadlineAtUnix' | 'status'
>;

/** Returns what is typed without blanks around its texts. */
export function tidyQuickObjective(typed: TypedQuickObjective): TypedQuickObjective {
  return { ...typed, title: typed.title.trim(), description: typed.description.trim(), unit: typed.unit.trim() };
}

const STATE_ORDER = { active: 0, paused: 1, completed: 2 } as const;

/** Compares two objectives for a list: active before paused before completed, then by day (none last), then the latest first. */
export function compareObjectives(one: QuickObjective, other: QuickObjective): number {
  return (
    STATE_ORDER[one.status] - STATE_ORDER[other.status] ||
    compareDays(one.deadlineAtUnix, other.deadlineAtUnix) ||
    latestFirst(one, other)
  );
}

/**
 * Returns what is wrong with a tidy objective, by field; nothing when it may be saved. Codes: 'evaluation/title-required',
 * 'generic/invalid-input' for a figure beyond its limit.
 */
export function checkQuickObjective({
  title,
  target,
  currentValue,
}: TypedQuickObjective): Partial<Record<keyof TypedQuickObjective, AppError>> {
  const isBeyond = (value: number | null) =>
    value !== null && !(Number.isFinite(value) && Math.abs(value) <= MAX_OBJECTIVE_VALUE);
  return {
    ...titleErrors(title, OBJECTIVE_TITLE_LENGTH),
    ...(isBeyond(target) ? { target: appError('generic/invalid-input') } : {}),
    ...(isBeyond(currentValue) ? { currentValue: appError('generic/invalid-input') } : {}),
  };
}

import * as z from 'zod/mini';
import type { AppError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';
import { compareDays, latestFirst } from './work-order.ts';
import { ACTION_TITLE_LENGTH, titleErrors } from './work-title.ts';

export const ACTION_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
/** The least urgent first. */
export const ACTION_PRIORITIES = ['low', 'medium', 'high'] as const;
export const ACTION_CATEGORIES = ['general', 'health', 'feeding', 'habitat', 'behavior'] as const;
export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

/**
 * An action that follows from evaluations of a group: `fastEvalGroups/{groupId}/actions/{actionId}`.
 * @source specification, points 3, 4 and 9 "Action"
 */
export const quickActionSchema = z.object({
  actionId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  title: field.title(ACTION_TITLE_LENGTH),
  description: field.memo(),
  priority: field.choice(ACTION_PRIORITIES),
  category: field.choice(ACTION_CATEGORIES),
  /** the first instant of the day by which it is due; null for none */
  dueAtUnix: field.instantOrNull(),
  /** a member of the group; null while nobody is asked */
  assigneeId: field.idOrNull(),
  objectiveId: field.idOrNull(),
  /** the question whose answer has proposed it; null for one of a person's own */
  questionId: field.idOrNull(),
  status: field.choice(ACTION_STATUSES),
  isArchived: field.flag(),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type QuickAction = z.infer<typeof quickActionSchema>;

/** The fields of an action that a person types. */
export type TypedQuickAction = Pick<
  QuickAction,
  | 'title'
  | 'description'
  | 'priority'
  | 'category'
  | 'dueAtUnix'
  | 'assigneeId'
  | 'objectiveId'
  | 'questionId'
  | 'status'
>;

/** Returns what is typed without blanks around its texts. */
export function tidyQuickAction(typed: TypedQuickAction): TypedQuickAction {
  return { ...typed, title: typed.title.trim(), description: typed.description.trim() };
}

/** Returns what is wrong with a tidy action, by field, as `titleErrors` says; nothing when it may be saved. */
export function checkQuickAction({ title }: TypedQuickAction): Partial<Record<keyof TypedQuickAction, AppError>> {
  return titleErrors(title, ACTION_TITLE_LENGTH);
}

/** Returns whether the day of an action, or of an objective, is over while it is not completed. */
export function isOverdue(
  { status, dayAtUnix }: { readonly status: string; readonly dayAtUnix: EpochMs | null },
  today: EpochMs,
): boolean {
  return status !== 'completed' && dayAtUnix !== null && dayAtUnix < today;
}

const URGENCY = { high: 0, medium: 1, low: 2 } as const;

/**
 * Compares two actions for a list: those to do before those done, then by day (none last), then by priority, then the
 * latest first.
 */
export function compareActions(one: QuickAction, other: QuickAction): number {
  return compareDone(one, other) || compareDays(one.dueAtUnix, other.dueAtUnix) || byUrgency(one, other);
}

/** Compares two actions for a list: those to do before those done, then the most urgent first, then the latest. */
export function compareByUrgency(one: QuickAction, other: QuickAction): number {
  return compareDone(one, other) || byUrgency(one, other);
}

function compareDone(one: QuickAction, other: QuickAction): number {
  return Number(one.status === 'completed') - Number(other.status === 'completed');
}

function byUrgency(one: QuickAction, other: QuickAction): number {
  return URGENCY[one.priority] - URGENCY[other.priority] || latestFirst(one, other);
}

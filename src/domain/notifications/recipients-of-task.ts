import type { SectorRole } from '../access/roles.ts';
import type { Sector } from '../sectors/sector.ts';
import { isUnfinished } from '../tasks/task-state.ts';
import type { Task, TaskType } from '../tasks/task.ts';
import type { User } from '../users/user.ts';

/** The people of a task's sectors. */
export type Team = Pick<Sector, 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/** The fields of a task that decide who is notified. */
export type AnnouncedTask = Pick<
  Task,
  'authorId' | 'automationId' | 'responsibleIds' | 'sendNotification' | 'status' | 'takenBy' | 'taskType'
>;

/** The sector roles that are notified of a new task of the type, besides the people who have to do it. */
const NOTIFIED_ROLES: Readonly<Record<TaskType, readonly SectorRole[]>> = {
  animal_check: ['veterinary', 'keeper'],
  feeding: ['nutrition', 'keeper'],
  logistics: ['management'],
  maintenance: ['management'],
  safety: ['management'],
};

const HOLDERS = {
  keeper: 'sectorKeeper',
  management: 'managementUserIds',
  veterinary: 'veterinaryUserIds',
  nutrition: 'nutritionUserIds',
} as const satisfies Record<SectorRole, keyof Team>;

/**
 * Returns the ids of the people notified of a new task, each once: the people responsible, or the keepers of its
 * sectors when nobody is; with `sendNotification` also the sectors' roles that the type concerns. Never the person who
 * created it, unless an automation did, nor the one who has taken it. Empty for a task that is done or deleted, or when
 * none of these lists names anybody.
 * @source specification, point 4 "Sector roles … drive notifications"
 */
export function recipientsOfNewTask(task: AnnouncedTask, teams: readonly Team[]): string[] {
  if (!isUnfinished(task.status)) return [];
  const roles = task.sendNotification ? NOTIFIED_ROLES[task.taskType] : [];
  const told = new Set([...responsibleOf(task, teams), ...roles.flatMap((role) => holdersOf(role, teams))]);
  if (task.automationId === null) told.delete(task.authorId);
  if (task.takenBy !== null) told.delete(task.takenBy);
  return [...told];
}

/**
 * Returns the ids of the people notified that they were made responsible for a task, each once: those of `added` who
 * still are. Not the person who has taken it; empty for a task that is done or deleted.
 */
export function recipientsOfAssignment(
  task: Pick<AnnouncedTask, 'responsibleIds' | 'status' | 'takenBy'>,
  added: readonly string[],
): string[] {
  if (!isUnfinished(task.status)) return [];
  return [...new Set(added)].filter((userId) => task.responsibleIds.includes(userId) && userId !== task.takenBy);
}

/**
 * Returns the ids of the people reminded of a task, each once: the person who has taken it, else the people
 * responsible, else the keepers of its sectors. Empty for a task that is done or deleted.
 */
export function recipientsOfReminder(task: AnnouncedTask, teams: readonly Team[]): string[] {
  if (!isUnfinished(task.status)) return [];
  return task.takenBy === null ? [...new Set(responsibleOf(task, teams))] : [task.takenBy];
}

/** Returns whether messages go to the account: it is in use, and it may see tasks. */
export function receivesMessages(user: Pick<User, 'userStatus' | 'isDisabled' | 'isDeleted' | 'userRight'>): boolean {
  return user.userStatus === 'active' && !user.isDisabled && !user.isDeleted && user.userRight !== 'pedagoadmin';
}

function responsibleOf({ responsibleIds }: AnnouncedTask, teams: readonly Team[]): readonly string[] {
  return responsibleIds.length > 0 ? responsibleIds : holdersOf('keeper', teams);
}

function holdersOf(role: SectorRole, teams: readonly Team[]): string[] {
  return teams.flatMap((team) => team[HOLDERS[role]]);
}

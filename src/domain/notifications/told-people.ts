import type { SectorRole } from '../access/roles.ts';
import type { Sector } from '../sectors/sector.ts';
import { isUnfinished } from '../tasks/task-state.ts';
import type { Task, TaskType } from '../tasks/task.ts';
import type { User } from '../users/user.ts';

/** The people of a task's sectors. */
export type Team = Pick<Sector, 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/** Whose task it is, and what it is about. */
export type ToldTask = Pick<
  Task,
  'authorId' | 'automationId' | 'responsibleIds' | 'sendNotification' | 'status' | 'takenBy' | 'taskType'
>;

/** Which roles of its sectors hear of a new task of the type, beside those who have to see to it. */
const ROLES_TOLD: Readonly<Record<TaskType, readonly SectorRole[]>> = {
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
 * Returns who is told of a new task, each once: those responsible, or the keepers of its sectors when nobody is; with
 * `sendNotification` also the sectors' roles that the type concerns. Never who made it, unless an automation did, nor who
 * has taken it. Nobody for a task that is done or deleted, or when none of these lists names anybody.
 * @source specification, point 4 "Sector roles … drive notifications"
 */
export function toldOfNewTask(task: ToldTask, teams: readonly Team[]): string[] {
  if (!isUnfinished(task.status)) return [];
  const roles = task.sendNotification ? ROLES_TOLD[task.taskType] : [];
  const told = new Set([...responsibleOf(task, teams), ...roles.flatMap((role) => holdersOf(role, teams))]);
  if (task.automationId === null) told.delete(task.authorId);
  if (task.takenBy !== null) told.delete(task.takenBy);
  return [...told];
}

/**
 * Returns who is told that they were made responsible for a task, each once: of those who were added, who still is. Neither who has
 * taken it, nor anybody of a task that is done or deleted.
 */
export function toldOfAssignment(
  task: Pick<ToldTask, 'responsibleIds' | 'status' | 'takenBy'>,
  added: readonly string[],
): string[] {
  if (!isUnfinished(task.status)) return [];
  return [...new Set(added)].filter((userId) => task.responsibleIds.includes(userId) && userId !== task.takenBy);
}

/**
 * Returns who is reminded of a task, each once: who has taken it, else those responsible, else the keepers of its sectors.
 * Nobody for a task that is done or deleted.
 */
export function remindedOfTask(task: ToldTask, teams: readonly Team[]): string[] {
  if (!isUnfinished(task.status)) return [];
  return task.takenBy === null ? [...new Set(responsibleOf(task, teams))] : [task.takenBy];
}

/** Whether messages go to the account at all: it is in use, and it may see tasks. */
export function isTold(user: Pick<User, 'userStatus' | 'isDisabled' | 'isDeleted' | 'userRight'>): boolean {
  return user.userStatus === 'active' && !user.isDisabled && !user.isDeleted && user.userRight !== 'pedagoadmin';
}

function responsibleOf({ responsibleIds }: ToldTask, teams: readonly Team[]): readonly string[] {
  return responsibleIds.length > 0 ? responsibleIds : holdersOf('keeper', teams);
}

function holdersOf(role: SectorRole, teams: readonly Team[]): string[] {
  return teams.flatMap((team) => team[HOLDERS[role]]);
}

import type { Actor } from '../access/actor.ts';
import type { SectorRole } from '../access/roles.ts';
import type { TaskType } from './task.ts';

/** The kind of task that a sector role is there for; null for every kind. */
const TYPE_OF_ROLE: Readonly<Record<SectorRole, TaskType | null>> = {
  management: null,
  keeper: null,
  veterinary: 'animal_check',
  nutrition: 'feeding',
};

/** The unassigned tasks offered to a person: those of these sectors, whatever their kind, or of one kind only. */
export type OfferedWork = {
  readonly sectorIds: readonly string[];
  /** the kind, and the further sectors whose tasks of that kind are offered; empty without any */
  readonly ofType: readonly { readonly taskType: TaskType; readonly sectorIds: readonly string[] }[];
};

/**
 * Returns the unassigned tasks that a person is offered: keepers and management all those of their sectors, the veterinary
 * and the nutrition role those of their own kind. Nothing for a person without a sector.
 * @source specification, point 6 "Sector roles"; permissions, "a task without assignee is visible to all keepers of its sector"
 */
export function offeredWork({ sectors }: Pick<Actor, 'sectors'>): OfferedWork {
  const sectorIds = [...new Set([...sectors.management, ...sectors.keeper])];
  const ofRole = (role: 'veterinary' | 'nutrition') => {
    const taskType = TYPE_OF_ROLE[role];
    const further = sectors[role].filter((sectorId) => !sectorIds.includes(sectorId));
    return taskType === null || further.length === 0 ? [] : [{ taskType, sectorIds: further }];
  };
  return { sectorIds, ofType: [...ofRole('veterinary'), ...ofRole('nutrition')] };
}

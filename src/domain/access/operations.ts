import { isAdminRole, type SectorRole } from './roles.ts';
import type { Actor } from './actor.ts';
import type { Feature } from './features.ts';
import { maySee } from './may-see.ts';

/** What an operation is about, as far as rights depend on it. */
export type Subject = {
  readonly zooId: string;
  /** sectors the thing belongs to; "own sector" is one of these */
  readonly sectorIds: readonly string[];
  readonly authorId: string | null;
};

/** Who may do an operation: any of the grounds is enough. */
type Grant = {
  readonly feature: Feature;
  /** every role of the establishment but the pedagogical one */
  readonly everyRole?: true;
  readonly author?: true;
  readonly sectorRoles?: readonly SectorRole[];
  readonly admin?: true;
  readonly staff?: true;
};

/**
 * The table "Operations" of the permissions. The interface asks it before showing a button;
 * `firestore.rules` and the callables are tested against it, role by role and tier by tier.
 */
export const OPERATIONS = {
  'task.read': { feature: 'tasks', everyRole: true },
  'task.create': { feature: 'tasks', everyRole: true },
  'task.work': { feature: 'tasks', everyRole: true },
  'task.manage': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },
  'automation.create': { feature: 'tasks', sectorRoles: ['management'], admin: true },
  'automation.manage': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },
  'sector.read': { feature: 'sectors', everyRole: true },
  'sector.create': { feature: 'sectors', admin: true },
  'sector.edit': { feature: 'sectors', sectorRoles: ['management'], admin: true },
  'sector.delete': { feature: 'sectors', admin: true },
  'user.create': { feature: 'userInvitation', admin: true },
  'zoo.edit': { feature: 'establishment', admin: true },
  'zoo.administer': { feature: 'establishmentAdministration', staff: true },
} as const satisfies Record<string, Grant>;

export type Operation = keyof typeof OPERATIONS;

/**
 * Whether the person may do the operation on the subject: establishment, tier and role, in that order.
 * Demonstration mode is answered by `isRefusedInDemo`, since its message differs.
 */
export function mayDo(actor: Actor, operation: Operation, subject: Subject): boolean {
  const grant: Grant = OPERATIONS[operation];
  if (subject.zooId !== actor.zooId && !actor.isStaff) return false;
  if (!maySee(actor, grant.feature)) return false;
  if (grant.everyRole) return actor.role !== 'pedagoadmin';
  if (grant.admin && isAdminRole(actor.role)) return true;
  if (grant.staff && actor.isStaff) return true;
  if (actor.role === 'pedagoadmin') return false;
  if (grant.author && subject.authorId === actor.userId) return true;
  return (grant.sectorRoles ?? []).some((role) =>
    subject.sectorIds.some((sectorId) => actor.sectors[role].includes(sectorId)),
  );
}

const READS: readonly Operation[] = ['task.read', 'sector.read'];

/** Whether demonstration mode refuses the operation: every one that writes. */
export function isRefusedInDemo(actor: Pick<Actor, 'isDemo'>, operation: Operation): boolean {
  return actor.isDemo && !READS.includes(operation);
}

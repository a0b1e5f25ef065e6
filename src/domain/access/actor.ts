import type { RightsRole } from './rights-roles.ts';
import type { Rank, Role, SectorRole } from './roles.ts';
import type { Tier } from './tiers.ts';

/** The person who asks: everything that the permission table needs to know of them, in one establishment. */
export type Actor = {
  readonly userId: string;
  readonly role: Role;
  /** what the account role is extended by; empty for most people */
  readonly rightsRoles: readonly RightsRole[];
  /** the establishment being looked at */
  readonly zooId: string;
  /** its follow-up level */
  readonly tier: Tier;
  /** a member of the provider's staff */
  readonly isStaff: boolean;
  readonly rank: Rank | null;
  /** whether the establishment is the provider's own */
  readonly isProviderZoo: boolean;
  /** demonstration mode: everything may be read, nothing written */
  readonly isDemo: boolean;
  /** one of the referent or support ethologists of the establishment */
  readonly isEthologist: boolean;
  /** per sector role, the sectors in which the person holds it */
  readonly sectors: Readonly<Record<SectorRole, readonly string[]>>;
};

/** Returns the roles a person has in the sectors whose documents list them; used to build an actor. */
export function sectorRolesOf(
  userId: string,
  sectors: readonly {
    readonly sectorId: string;
    readonly sectorKeeper: readonly string[];
    readonly managementUserIds: readonly string[];
    readonly veterinaryUserIds: readonly string[];
    readonly nutritionUserIds: readonly string[];
  }[],
): Actor['sectors'] {
  const where = (list: (sector: (typeof sectors)[number]) => readonly string[]) =>
    sectors.filter((sector) => list(sector).includes(userId)).map((sector) => sector.sectorId);
  return {
    management: where((sector) => sector.managementUserIds),
    veterinary: where((sector) => sector.veterinaryUserIds),
    nutrition: where((sector) => sector.nutritionUserIds),
    keeper: where((sector) => sector.sectorKeeper),
  };
}

/** Returns every sector in which the person holds any role, each once. */
export function ownSectorIds(actor: Pick<Actor, 'sectors'>): readonly string[] {
  return [...new Set(Object.values(actor.sectors).flat())];
}

/**
 * Returns whether the person has the provider's view: staff or board, or a super manager of the provider's
 * establishment.
 * @source specification, point 6
 */
export function hasProviderView(actor: Pick<Actor, 'role' | 'isStaff' | 'rank' | 'isProviderZoo'>): boolean {
  return actor.isStaff || actor.rank === 'board' || (actor.role === 'superAdmin' && actor.isProviderZoo);
}

/**
 * Returns whether the person is bound by the demonstration: everyone who visits it but the provider's staff, who
 * prepare it.
 */
export function isBoundByDemo(actor: Pick<Actor, 'isDemo' | 'isStaff'>): boolean {
  return actor.isDemo && !actor.isStaff;
}

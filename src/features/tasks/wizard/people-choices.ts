import { SECTOR_ROLES, type SectorRole } from '#domain/access/roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName, type User } from '#domain/users/user.ts';

const FIELD_OF: Record<
  SectorRole,
  keyof Pick<Sector, 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>
> = {
  management: 'managementUserIds',
  veterinary: 'veterinaryUserIds',
  nutrition: 'nutritionUserIds',
  keeper: 'sectorKeeper',
};

/** A person who may be made responsible, with their roles in the sectors of the task. */
export type PersonChoice = { readonly userId: string; readonly name: string; readonly roles: readonly SectorRole[] };

/**
 * Returns the people who may be responsible for a task in these sectors, by name; people with a role there come first.
 */
export function peopleChoices(people: readonly User[], sectors: readonly Sector[]): readonly PersonChoice[] {
  const order = new Intl.Collator('fr', { sensitivity: 'base' });
  return people
    .filter(({ isDeleted, isDisabled, userRight }) => !isDeleted && !isDisabled && userRight !== 'pedagoadmin')
    .map((person) => ({
      userId: person.userId,
      name: displayName(person),
      roles: SECTOR_ROLES.filter((role) => sectors.some((sector) => sector[FIELD_OF[role]].includes(person.userId))),
    }))
    .toSorted(
      (one, other) =>
        Number(other.roles.length > 0) - Number(one.roles.length > 0) || order.compare(one.name, other.name),
    );
}

import { SECTOR_ROLES } from '../../src/domain/access/roles.ts';
import { TERMS_VERSION } from '../../src/domain/users/terms.ts';
import { userSchema } from '../../src/domain/users/user.ts';
import { PEOPLE, type SeedAccount } from './accounts.ts';
import { PARKS, sectorIdOf } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';

/** Returns the ids of the sectors in which the person holds this role. */
export function sectorsWithRole(person: SeedAccount, role: (typeof SECTOR_ROLES)[number]): string[] {
  const keys = person.sectors?.[role] ?? [];
  const park = PARKS.find((one) => one.zooId === person.zooId);
  return (park?.sectors ?? [])
    .filter((sector) => keys.includes('*') || keys.includes(sector.key))
    .map((sector) => sectorIdOf(person.zooId, sector.key));
}

/** Returns the `users` documents, checked against the domain's schema. */
export function peopleDocuments(): SeedDocument[] {
  return PEOPLE.map((person) => ({
    path: `users/${person.userId}`,
    data: userSchema.parse({
      userId: person.userId,
      userFirstname: person.firstname,
      userLastname: person.lastname,
      userMail: person.email,
      userRight: person.right,
      rightsRoles: person.rightsRoles ?? [],
      userZoo: { label: person.establishment, value: person.zooId },
      zooId: person.zooId,
      userProfilePicture: null,
      eula: person.status === 'pending' ? 0 : TERMS_VERSION,
      userStatus: person.status === 'pending' ? 'pending' : 'active',
      isDisabled: person.status === 'disabled',
      isDeleted: false,
      deletedBy: null,
      passwordChangedByAdmin: false,
      passwordChangedAt: null,
      sessionsValidAfter: 0,
      akongoStaff: person.staff !== undefined,
      akongoRank: person.staff?.rank ?? null,
      language: 'fr',
      sectors: [...new Set(SECTOR_ROLES.flatMap((role) => sectorsWithRole(person, role)))],
      betaTester: false,
      awayFromDay: '',
      awayUntilDay: '',
    }),
  }));
}

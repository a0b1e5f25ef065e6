import type { RightsRole } from '../../../src/domain/access/rights-roles.ts';
import { storedUser, storedZoo } from './stored-documents.ts';

/** The rights roles of people with the pedagogical account role, by their ids. */
export const RIGHTS_OF_PEOPLE: Readonly<Record<string, RightsRole[]>> = {
  teacher: [],
  internal: ['internalTeam'],
  correspondent: ['welfareCorrespondent'],
  supervisor: ['supervisor'],
  auditor: ['auditor'],
  educational: ['educational'],
  educationalAdmin: ['educationalAdmin'],
};

/**
 * Returns four establishments (zoo-1, another, one of the smallest tier, the provider's) with people of every kind: of
 * zoo-1 a keeper, an admin, accounts that are not in use, and one person with each rights role; a stranger, an ethologist, staff.
 */
export function peopleOfRoles() {
  return [
    storedZoo('zoo-1', { staffAccess: ['ethologist'] }),
    storedZoo('zoo-2'),
    storedZoo('zoo-small', { zooTiers: 'discovery' }),
    storedZoo('zoo-provider', { isProvider: true, zooTiers: 'global' }),
    storedUser('keeper', 'zoo-1'),
    storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
    storedUser('pending', 'zoo-1', { userStatus: 'pending' }),
    storedUser('disabled', 'zoo-1', { isDisabled: true }),
    storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
    storedUser('small', 'zoo-small', { userRight: 'superAdmin' }),
    storedUser('ethologist', 'zoo-provider'),
    storedUser('staff', 'zoo-provider', { akongoStaff: true }),
    ...Object.entries(RIGHTS_OF_PEOPLE).map(([name, rightsRoles]) =>
      storedUser(name, 'zoo-1', { userRight: 'pedagoadmin', rightsRoles }),
    ),
  ];
}

import type { User } from '../../../src/domain/users/user.ts';

/** Returns an active keeper of the park `zoo-1` who has accepted the terms, changed by `differences`. */
export function aUser(differences: Partial<User> = {}): User {
  return {
    userId: 'keeper-1',
    userFirstname: 'Camille',
    userLastname: 'Roussel',
    userMail: 'camille@park.example',
    userRight: 'user',
    rightsRoles: [],
    userZoo: { label: 'Parc des Trois Rivières', value: 'zoo-1' },
    zooId: 'zoo-1',
    userProfilePicture: null,
    eula: 4,
    userStatus: 'active',
    isDisabled: false,
    isDeleted: false,
    deletedBy: null,
    passwordChangedByAdmin: false,
    passwordChangedAt: null,
    sessionsValidAfter: 0,
    akongoStaff: false,
    akongoRank: null,
    language: 'fr',
    sectors: ['savanna'],
    betaTester: false,
    awayFromDay: '',
    awayUntilDay: '',
    ...differences,
  };
}

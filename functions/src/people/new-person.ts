import { FieldValue, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { Role } from '../../../src/domain/access/roles.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Language } from '../../../src/domain/users/language.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { sectorPath } from '../common/paths.ts';

/** The values that an admin gives for a new person. */
export type NewPerson = {
  readonly userFirstname: string;
  readonly userLastname: string;
  readonly userMail: string;
  readonly userRight: Role;
  readonly language: Language;
  readonly sectors: readonly string[];
  readonly betaTester: boolean;
};

/**
 * Returns the stored account of a person who has neither chosen a password nor accepted the terms. It grants nothing
 * beyond the request.
 */
export function pendingUser(userId: string, person: NewPerson, establishment: Establishment): User {
  return {
    userId,
    userFirstname: person.userFirstname,
    userLastname: person.userLastname,
    userMail: person.userMail.toLowerCase(),
    userRight: person.userRight,
    rightsRoles: [],
    userZoo: { label: establishment.zooName, value: establishment.zooId },
    zooId: establishment.zooId,
    userProfilePicture: null,
    eula: 0,
    userStatus: 'pending',
    isDisabled: false,
    isDeleted: false,
    deletedBy: null,
    passwordChangedByAdmin: false,
    passwordChangedAt: null,
    sessionsValidAfter: 0,
    akongoStaff: false,
    akongoRank: null,
    language: person.language,
    sectors: [...new Set(person.sectors)],
    betaTester: person.betaTester,
    awayFromDay: '',
    awayUntilDay: '',
  };
}

/**
 * A keeper's sectors list the keeper, because rights in a sector are read from its document. Other roles are given one
 * by one.
 */
export function addKeeper(
  database: Firestore,
  writes: WriteBatch | Transaction,
  userId: string,
  person: Pick<NewPerson, 'userRight' | 'sectors'>,
): void {
  if (person.userRight !== 'user') return;
  for (const sectorId of new Set(person.sectors)) {
    const change = { sectorKeeper: FieldValue.arrayUnion(userId) };
    const sector = database.doc(sectorPath(sectorId));
    if ('commit' in writes) writes.update(sector, change);
    else writes.update(sector, change);
  }
}

import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  type QueryConstraint,
  runTransaction,
  updateDoc,
  where,
} from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { MAX_ETHOLOGISTS } from '#domain/establishments/establishment.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { type Absence, MAX_ABSENCES } from '#domain/users/absence.ts';
import type { ProfileNames } from '#domain/users/check-profile.ts';
import type { Language } from '#domain/users/language.ts';
import { TERMS_VERSION } from '#domain/users/terms.ts';
import type { User } from '#domain/users/user.ts';
import { toAppError } from '../firebase/failure.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import { reportBadDocument, watchDocument } from '../firebase/watch-document.ts';
import { watchServerReach } from '../firebase/watch-server-reach.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { userFromDocument } from './user.converter.ts';

/** The most people of one list; the largest parks have about as many. */
const MAX_COLLEAGUES = 500;

/** Twice as many ethologists as an establishment may name of a kind. */
const MAX_NAMED = 2 * MAX_ETHOLOGISTS;

export type UsersRepository = {
  /** Listens to a person's document; 'auth/profile-missing' when there is none. */
  watch(userId: string, watcher: Watcher<User>): Unwatch;
  /**
   * Listens for whether the server answers for a person's document, which is read anyway: false once it has not for 10
   * seconds.
   */
  watchServerReach(userId: string, watcher: Watcher<boolean>): Unwatch;
  /** Returns the people of an establishment whose documents can be read, deleted ones included: old tasks name them. */
  listColleagues(zooId: string): Promise<Result<User[]>>;
  /** Returns the people of an establishment who are away on that day ('YYYY-MM-DD') or later. */
  listAway(zooId: string, today: string): Promise<Result<User[]>>;
  /** Returns the provider's staff, of whatever establishment; the rules answer the provider's staff alone. */
  listProviderStaff(): Promise<Result<User[]>>;
  /** Returns the people of these ids whose documents can be read; the others are left out. At most 100 are read. */
  listNamed(userIds: readonly string[]): Promise<Result<User[]>>;
  /** Needs the server; 'generic/offline' without one. */
  acceptTerms(userId: string): Promise<Result<null>>;
  /** Resolves when the server has accepted or refused; offline it waits. */
  changeNames(userId: string, names: ProfileNames): Promise<Result<null>>;
  /** As `changeNames`. */
  changeAbsence(userId: string, absence: Absence): Promise<Result<null>>;
  /** As `changeNames`. */
  changeLanguage(userId: string, language: Language): Promise<Result<null>>;
};

/** Returns the people of a database: the collection `users`. */
export function usersRepository(database: Firestore): UsersRepository {
  const change = async (userId: string, fields: Partial<User>): Promise<Result<null>> => {
    const answered = updateDoc(doc(database, 'users', userId), fields);
    trackWrite(answered);
    try {
      await answered;
      return ok(null);
    } catch (error) {
      return fail(toAppError(error, 'data/users'));
    }
  };

  return {
    watch: (userId, watcher) =>
      watchDocument(
        database,
        { collection: 'users', id: userId },
        userFromDocument,
        appError('auth/profile-missing'),
        watcher,
      ),

    watchServerReach: (userId, watcher) => watchServerReach(database, { collection: 'users', id: userId }, watcher),

    listColleagues: (zooId) => listPeople(database, [where('zooId', '==', zooId)]),
    listAway: (zooId, today) =>
      listPeople(database, [where('zooId', '==', zooId), where('awayUntilDay', '>=', today)], MAX_ABSENCES),
    listProviderStaff: () => listPeople(database, [where('akongoStaff', '==', true)]),

    async listNamed(userIds) {
      const found = await Promise.all(
        [...new Set(userIds)].slice(0, MAX_NAMED).map((userId) => readPerson(database, userId)),
      );
      const failed = found.find((person) => !person.ok && !IS_LEFT_OUT.includes(person.error.code));
      return failed?.ok === false ? failed : ok(found.flatMap((person) => (person.ok ? [person.value] : [])));
    },

    async acceptTerms(userId) {
      const reference = doc(database, 'users', userId);
      try {
        // Not a plain update: this browser would see it before the server does, and its query for the establishment
        // would be refused.
        await runTransaction(database, async (transaction) => {
          await transaction.get(reference);
          transaction.update(reference, { eula: TERMS_VERSION });
        });
        return ok(null);
      } catch (error) {
        return fail(toAppError(error, 'data/users'));
      }
    },
    changeNames: (userId, { userFirstname, userLastname }) => change(userId, { userFirstname, userLastname }),
    changeAbsence: (userId, { awayFromDay, awayUntilDay }) => change(userId, { awayFromDay, awayUntilDay }),
    changeLanguage: (userId, language) => change(userId, { language }),
  };
}

async function listPeople(
  database: Firestore,
  among: readonly QueryConstraint[],
  most = MAX_COLLEAGUES,
): Promise<Result<User[]>> {
  try {
    const snapshot = await getDocs(query(collection(database, 'users'), ...among, limit(most)));
    return ok(
      snapshot.docs.flatMap((document) => {
        const converted = userFromDocument(document.id, document.data());
        if (converted.ok) return [converted.value];
        reportBadDocument('users', document.id, converted.error);
        return [];
      }),
    );
  } catch (error) {
    return fail(toAppError(error, 'data/users'));
  }
}

/** Reasons for which a person of a list of ids is not in the answer: gone, not permitted, or not readable. */
const IS_LEFT_OUT: readonly ErrorCode[] = ['generic/not-found', 'generic/permission-denied', 'generic/bad-document'];

async function readPerson(database: Firestore, userId: string): Promise<Result<User>> {
  try {
    const data = (await getDoc(doc(database, 'users', userId))).data();
    return data === undefined ? fail(appError('generic/not-found')) : userFromDocument(userId, data);
  } catch (error) {
    return fail(toAppError(error, 'data/users'));
  }
}

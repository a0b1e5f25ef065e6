import { type Actor, sectorRolesOf } from '#domain/access/actor.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { type Establishment, isEthologistOf } from '#domain/establishments/establishment.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { hasAcceptedTerms } from '#domain/users/terms.ts';
import type { User } from '#domain/users/user.ts';
import type { Session } from './session.ts';

/** The knowledge of a document: nothing yet, the document, or the error. */
export type Known<T> = { readonly data?: T | undefined; readonly error?: AppError | undefined };

/**
 * Returns whether the person's sessions have been ended since this one began, by a new password or by hand. `beganAt` is
 * in seconds; null while it is not known, which ends nothing.
 */
function isEnded(user: User, beganAt: number | null): boolean {
  return beganAt !== null && beganAt < user.sessionsValidAfter;
}

/**
 * Returns the person when their account is in use, the terms are accepted and this session still counts; only then may
 * anything else be read.
 */
export function activeUser({ data: user }: Known<User>, beganAt: number | null): User | null {
  if (user === undefined || user.isDeleted || user.isDisabled || isEnded(user, beganAt)) return null;
  return user.userStatus === 'active' && hasAcceptedTerms(user) ? user : null;
}

/**
 * Returns whether the person may read the sectors of the establishment; the rules refuse the question to the others.
 */
export function mayReadSectors(user: User, establishment: Establishment): boolean {
  if (user.userRight === 'pedagoadmin') return false;
  return user.akongoStaff || followUpLevel(establishment.zooTiers) !== 'discovery';
}

/** Returns the person as an actor of the establishment. */
export function actorOf(user: User, establishment: Establishment, sectors: readonly Sector[]): Actor {
  return {
    userId: user.userId,
    role: user.userRight,
    rightsRoles: user.rightsRoles,
    zooId: establishment.zooId,
    tier: followUpLevel(establishment.zooTiers),
    isStaff: user.akongoStaff,
    rank: user.akongoRank,
    isProviderZoo: establishment.isProvider,
    isDemo: establishment.isDemo,
    isEthologist: isEthologistOf(user.userId, establishment),
    sectors: sectorRolesOf(user.userId, sectors),
  };
}

/**
 * Returns the session of a signed-in person. Data once read stay in force when their listener fails for want of a
 * network; a refusal by the server ends them: a refused account leads to the sign-in page, an establishment that cannot
 * be read to an error with another try.
 * @source specification, point 2 "Root and any unknown path … (also on error)", point 8 "Failure to get the user sends to
 * /login"
 */
export function sessionOf(
  user: Known<User>,
  establishment: Known<Establishment>,
  sectors: Known<Sector[]>,
  beganAt: number | null = null,
): Session {
  const lost = refusal(user);
  if (lost !== null) return { status: 'refused', reason: lost };
  if (user.data === undefined) return { status: 'loading' };
  if (user.data.isDeleted) return { status: 'refused', reason: 'auth/deleted' };
  if (user.data.isDisabled) return { status: 'refused', reason: 'auth/disabled' };
  if (isEnded(user.data, beganAt)) return { status: 'refused', reason: 'auth/session-expired' };
  if (user.data.userStatus === 'pending') return { status: 'mustChoosePassword', user: user.data };
  if (!hasAcceptedTerms(user.data)) return { status: 'mustAcceptTerms', user: user.data };

  const unread = refusal(establishment);
  if (unread !== null) return { status: 'unreadable', reason: unread };
  if (establishment.data === undefined) return { status: 'loading' };

  const needsSectors = mayReadSectors(user.data, establishment.data);
  if (needsSectors && sectors.data === undefined && sectors.error === undefined) return { status: 'loading' };
  const list = needsSectors ? (sectors.data ?? []) : [];
  return {
    status: 'ready',
    user: user.data,
    establishment: establishment.data,
    sectors: list,
    actor: actorOf(user.data, establishment.data, list),
  };
}

/** Returns the reason why a document ends the session, or null. */
function refusal({ data, error }: Known<unknown>): ErrorCode | null {
  if (error === undefined) return null;
  const isOutOfReach = error.code === 'generic/offline' || error.code === 'generic/not-connected';
  return data !== undefined && isOutOfReach ? null : error.code;
}

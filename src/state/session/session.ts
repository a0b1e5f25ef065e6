import type { Actor } from '#domain/access/actor.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { User } from '#domain/users/user.ts';

/** The session: the signed-in person and their access. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut'; readonly reason: ErrorCode | null }
  | { readonly status: 'mustChoosePassword'; readonly user: User }
  | { readonly status: 'mustAcceptTerms'; readonly user: User }
  | { readonly status: 'refused'; readonly reason: ErrorCode }
  /** the person is known, and their establishment cannot be read */
  | { readonly status: 'unreadable'; readonly reason: ErrorCode }
  | ReadySession;

export type ReadySession = {
  readonly status: 'ready';
  readonly user: User;
  readonly establishment: Establishment;
  readonly sectors: readonly Sector[];
  readonly actor: Actor;
};

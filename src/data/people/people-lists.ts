import type { Invitation } from '#domain/invitations/invitation.ts';
import type { User } from '#domain/users/user.ts';

/** The most people, and open invitations, that one list shows; the largest parks have fewer. */
export const MAX_LISTED = 500;

/** The accounts of an establishment, deleted ones included. */
export type PeopleList = {
  readonly people: readonly User[];
  /** whether there may be more than are listed */
  readonly isCut: boolean;
  /** documents that could not be read and were left out */
  readonly unreadable: number;
};

/** The invitations that are neither used nor revoked, expired ones included, the latest first. */
export type InvitationList = { readonly invitations: readonly Invitation[]; readonly isCut: boolean };

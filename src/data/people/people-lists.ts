import type { Invitation } from '#domain/invitations/invitation.ts';
import type { User } from '#domain/users/user.ts';

/** As many people, and as many open invitations, as one list shows; the largest parks have fewer. */
export const MAX_LISTED = 500;

/** The accounts of an establishment, deleted ones included. */
export type PeopleList = {
  readonly people: readonly User[];
  /** there may be more than are listed */
  readonly isCut: boolean;
  /** documents that could not be read and were left out */
  readonly unreadable: number;
};

/** The invitations nobody has used or taken back yet, expired ones included, the latest first. */
export type InvitationList = { readonly invitations: readonly Invitation[]; readonly isCut: boolean };

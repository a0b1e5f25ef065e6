import type { Transaction } from 'firebase-admin/firestore';
import { mayGrantRole } from '../../../src/domain/access/roles.ts';
import type { AcceptInvitationRequest } from '../../../src/domain/callables/accept-invitation.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Invitation } from '../../../src/domain/invitations/invitation.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { reaches } from '../common/actor.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf } from '../common/guard.ts';
import { invitationPath, sectorPath, userPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { livingPerson } from '../people/administered-person.ts';
import { addKeeper, pendingUser } from '../people/new-person.ts';
import { openInvitation } from './stored-invitation.ts';

/**
 * Makes the invited person a member, with the rights of the invitation, and uses the invitation up: all in one step, which
 * one call alone can take. Returns why it was not taken, or null. The hash of the secret stays, so that whoever opens the
 * link again is told that it was used.
 */
export async function becomeMember(userId: string, request: AcceptInvitationRequest): Promise<Refusal | null> {
  return database().runTransaction(async (transaction) => {
    const opened = await openInvitation(request, transaction);
    if (isRefusal(opened)) return opened;
    const { invitation } = opened;
    const establishment = await establishmentOf(invitation.zooId);
    const mayJoin =
      establishment !== null && !establishment.isDemo && (await mayStillInvite(transaction, invitation, establishment));
    if (!mayJoin) return refuse('auth/invitation-invalid');

    const sectors = await sectorsLeft(transaction, invitation);
    const at = now();
    const { userFirstname, userLastname, language, eula } = request;
    const person = { ...invitation, sectors, userFirstname, userLastname, language };
    transaction.create(database().doc(userPath(userId)), {
      ...pendingUser(userId, person, establishment),
      userStatus: 'active',
      eula,
      passwordChangedAt: at,
    });
    addKeeper(database(), transaction, userId, person);
    transaction.update(database().doc(invitationPath(invitation.invitationId)), { status: 'accepted' });
    recordAction(database(), transaction, {
      action: 'user.invitationAccepted',
      zooId: invitation.zooId,
      by: userId,
      subjectId: userId,
      at,
      details: { invitedBy: invitation.invitedBy, userRight: invitation.userRight, sectors },
    });
    return null;
  });
}

/** Whether whoever invited could do so today: an admin who was sent away leaves no door open. */
async function mayStillInvite(
  transaction: Transaction,
  { invitedBy, userRight, zooId }: Invitation,
  establishment: Establishment,
): Promise<boolean> {
  const user = livingPerson(await transaction.get(database().doc(userPath(invitedBy))));
  if (user === null || user.isDisabled || user.userStatus !== 'active') return false;
  return (
    reaches({ userId: invitedBy, user, isDemo: false }, zooId, establishment) && mayGrantRole(user.userRight, userRight)
  );
}

/** Returns the sectors of the invitation that are still there; some may have been deleted in the meantime. */
async function sectorsLeft(transaction: Transaction, { sectors, zooId }: Invitation): Promise<string[]> {
  if (sectors.length === 0) return [];
  const documents = await transaction.getAll(...sectors.map((sectorId) => database().doc(sectorPath(sectorId))));
  return documents.filter((sector) => sector.get('zooId') === zooId).map(({ id }) => id);
}

import { mayGrantRole } from '../../../src/domain/access/roles.ts';
import type { AcceptInvitationRequest } from '../../../src/domain/callables/accept-invitation.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Invitation } from '../../../src/domain/invitations/invitation.ts';
import { isOfferedLanguage } from '../../../src/domain/users/language.ts';
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
 * Makes the invited person a member, with the rights of the invitation, and uses the invitation up: all in one write,
 * which succeeds once. Returns the refusal, or null. The hash of the secret stays, so that a visitor who opens the link
 * again learns that it was used.
 */
export async function becomeMember(userId: string, request: AcceptInvitationRequest): Promise<Refusal | null> {
  const opened = await openInvitation(request);
  if (isRefusal(opened)) return opened;
  const { invitation, updateTime } = opened;
  const establishment = await hostOf(invitation);
  if (establishment === null) return refuse('auth/invitation-invalid');

  const sectors = await sectorsLeft(invitation);
  const at = now();
  const { userFirstname, userLastname, eula } = request;
  // The page speaks every language; the account has one of the establishment, or that of the invitation.
  const language = isOfferedLanguage(establishment.languages, request.language)
    ? request.language
    : invitation.language;
  const person = { ...invitation, sectors, userFirstname, userLastname, language };
  const batch = database().batch();
  batch.create(database().doc(userPath(userId)), {
    ...pendingUser(userId, person, establishment),
    userStatus: 'active',
    eula,
    passwordChangedAt: at,
  });
  addKeeper(database(), batch, userId, person);
  const document = database().doc(invitationPath(invitation.invitationId));
  batch.update(document, { status: 'accepted' }, { lastUpdateTime: updateTime });
  recordAction(database(), batch, {
    action: 'user.invitationAccepted',
    zooId: invitation.zooId,
    by: userId,
    subjectId: userId,
    at,
    details: { invitedBy: invitation.invitedBy, userRight: invitation.userRight, sectors },
  });
  try {
    await batch.commit();
    return null;
  } catch (failure) {
    // Another call was faster, or the invitation was revoked at this very moment: the answer says which.
    const since = await openInvitation(request);
    if (isRefusal(since)) return since;
    throw failure;
  }
}

/** Returns the establishment that an invitation still opens, or null. */
export async function hostOf(invitation: Invitation): Promise<Establishment | null> {
  const establishment = await establishmentOf(invitation.zooId);
  if (establishment === null || establishment.isDemo) return null;
  return (await mayStillInvite(invitation, establishment)) ? establishment : null;
}

/**
 * Returns whether the person who invited could still do so today: the invitations of a dismissed admin open nothing.
 */
async function mayStillInvite(
  { invitedBy, userRight, zooId }: Invitation,
  establishment: Establishment,
): Promise<boolean> {
  const user = livingPerson(await database().doc(userPath(invitedBy)).get());
  if (user === null || user.isDisabled || user.userStatus !== 'active') return false;
  return (
    reaches({ userId: invitedBy, user, isDemo: false }, zooId, establishment) && mayGrantRole(user.userRight, userRight)
  );
}

/** Returns the sectors of the invitation that still exist. */
async function sectorsLeft({ sectors, zooId }: Invitation): Promise<string[]> {
  if (sectors.length === 0) return [];
  const documents = await database().getAll(...sectors.map((sectorId) => database().doc(sectorPath(sectorId))));
  return documents.filter((sector) => sector.get('zooId') === zooId).map(({ id }) => id);
}

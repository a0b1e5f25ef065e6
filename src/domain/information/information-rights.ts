import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { type AppError, appError } from '../errors/app-error.ts';
import { type Information, isMeantFor, type Recipients } from './information.ts';

const inPark = (actor: Actor) => ({ zooId: actor.zooId, sectorIds: [], authorId: null });

/** Returns whether the person may address everybody of the establishment, and so read all its information. */
export function mayAddressAll(actor: Actor): boolean {
  return mayDo(actor, 'information.publish', inPark(actor));
}

/** Returns the sectors whose teams the person may address, out of these. */
export function addressableSectors<Sector extends { readonly sectorId: string }>(
  actor: Actor,
  sectors: readonly Sector[],
): readonly Sector[] {
  return sectors.filter(({ sectorId }) =>
    mayDo(actor, 'information.publishToSector', { ...inPark(actor), sectorIds: [sectorId] }),
  );
}

/** Returns whether the person may publish anything at all. */
export function mayPublish(actor: Actor): boolean {
  const sectorIds = actor.sectors.management;
  return mayDo(actor, 'information.publishToSector', { ...inPark(actor), sectorIds });
}

/**
 * Returns the reason why the person may not address these recipients, or null: management addresses the sectors it
 * leads and nobody else. Codes: 'information/sector-required' where such a person names no sector,
 * 'generic/permission-denied'.
 * @source permissions, "information (announcement)"
 */
export function refusedRecipients(actor: Actor, recipients: Recipients): AppError | null {
  if (mayAddressAll(actor)) return null;
  if (!mayPublish(actor)) return appError('generic/permission-denied');
  const { everyone, sectorIds, roles, userIds } = recipients;
  if (sectorIds.length === 0) return appError('information/sector-required');
  const isOwn =
    addressableSectors(
      actor,
      sectorIds.map((sectorId) => ({ sectorId })),
    ).length === sectorIds.length;
  return isOwn && !everyone && roles.length === 0 && userIds.length === 0
    ? null
    : appError('generic/permission-denied');
}

/**
 * Returns whether the person may change, end or delete an information and send reminders of it: its author as long as
 * they may publish it, or an admin.
 */
export function mayManageInformation(
  actor: Actor,
  information: Pick<Information, 'zooId' | 'authorId' | 'recipients'>,
): boolean {
  if (information.zooId !== actor.zooId) return false;
  if (mayAddressAll(actor)) return true;
  return information.authorId === actor.userId && refusedRecipients(actor, information.recipients) === null;
}

/** Returns whether the person may see who has confirmed: admins, and the management of a sector that it goes to. */
export function maySeeConfirmations(actor: Actor, information: Pick<Information, 'zooId' | 'recipients'>): boolean {
  const subject = { zooId: information.zooId, sectorIds: information.recipients.sectorIds, authorId: null };
  return mayDo(actor, 'information.publishToSector', subject);
}

/**
 * Returns whether the list of information shows it to the person: information meant for them, and information they
 * manage.
 */
export function isListedFor(
  actor: Actor,
  information: Pick<Information, 'zooId' | 'authorId' | 'recipients' | 'audience'>,
): boolean {
  return (
    isMeantFor(information, actor.userId) ||
    information.authorId === actor.userId ||
    maySeeConfirmations(actor, information)
  );
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { isAdminRole } from '../../../src/domain/access/roles.ts';
import type { FilePlace } from '../../../src/domain/pictures/file-place.ts';
import { actorIn, reaches } from '../common/actor.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { ownerDocument, sectorDocument, sectorOf, teamOf } from './picture-owner.ts';

type Place = Omit<FilePlace, 'file'>;

/**
 * Returns null when the caller may read the files of a place, else the refusal. The readers are those of
 * `storage.rules`, and for exports their owner and the admins, whom the rules do not serve.
 */
export async function refusalToRead(place: Place, caller: Caller): Promise<Refusal | null> {
  const establishment = await establishmentOf(place.zooId);
  if (establishment === null || !reaches(caller, place.zooId, establishment)) return refuse('file/foreign');
  const actor = actorIn(establishment, caller);
  return mayRead(place, actor) ? null : refuse('generic/permission-denied');
}

/**
 * Returns the document to which a place's pictures belong when the caller may change them, else the refusal. The three
 * gates in their order; an establishment, a sector, an enclosure or a person that does not exist is refused like a
 * foreign one.
 * @source permissions, "Three gates" and "Operations"
 */
export async function ownerToChange(place: Place, caller: Caller): Promise<DocumentSnapshot | Refusal> {
  const establishment = await establishmentOf(place.zooId);
  if (establishment === null || !reaches(caller, place.zooId, establishment)) return refuse('file/foreign');
  if (establishment.isDemo && !caller.user.akongoStaff) return refuse('demo/unauthorized-action');
  const owner = await ownerDocument(place);
  if (owner === null) return refuse('file/foreign');
  const sectorId = sectorOf(place, owner);
  const sector = sectorId === null ? null : await sectorDocument(sectorId, place.zooId, owner);
  const actor = actorIn(establishment, caller, sector === null ? [] : [teamOf(sector)]);
  return mayChange(place, actor, sector?.id ?? null) ? owner : refuse('generic/permission-denied');
}

function mayRead({ zooId, kind, ownerId }: Place, actor: Actor): boolean {
  const subject = { zooId, sectorIds: [], authorId: null };
  if (kind === 'exports') return ownerId === actor.userId || isAdminRole(actor.role);
  if (kind === 'users') return mayDo(actor, 'user.read', subject);
  if (kind === 'logo') return mayDo(actor, 'zoo.read', subject);
  if (kind === 'animals') return mayDo(actor, 'photo.read', subject);
  return mayDo(actor, kind === 'sectors' ? 'sector.read' : 'enclosure.read', subject);
}

function mayChange({ zooId, kind, ownerId }: Place, actor: Actor, sectorId: string | null): boolean {
  const subject = { zooId, sectorIds: sectorId === null ? [] : [sectorId], authorId: null };
  if (kind === 'exports' || kind === 'animals') return false;
  if (kind === 'users') return ownerId === actor.userId || mayDo(actor, 'user.manage', subject);
  if (kind === 'logo') return mayDo(actor, 'zoo.edit', subject);
  return mayDo(actor, kind === 'sectors' ? 'sector.edit' : 'enclosure.edit', subject);
}

import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import type { PhotoKind } from '../../../src/domain/pictures/photo.ts';
import { actorIn, reaches } from '../common/actor.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { sectorPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { teamOf } from '../pictures/picture-owner.ts';

/** The operation that a main picture needs: the one that changes the subject itself. */
export const MAIN_PICTURE = {
  animal: 'animal.edit',
  enclosure: 'enclosure.edit',
  sector: 'sector.edit',
} as const satisfies Record<PhotoKind, Operation>;

/** Returns null when the caller reaches the establishment and may write there, else the refusal. */
export async function refusalToEnter(zooId: string, caller: Caller): Promise<Refusal | null> {
  const establishment = await establishmentOf(zooId);
  if (establishment === null || !reaches(caller, zooId, establishment)) return refuse('file/foreign', 'zooId');
  return establishment.isDemo && !caller.user.akongoStaff ? refuse('demo/unauthorized-action') : null;
}

/** Returns whether the caller may do all of these operations with the photos of a sector; null means no sector. */
export async function mayTouch(
  operations: readonly Operation[],
  about: { readonly zooId: string; readonly sectorId: string | null; readonly authorId: string | null },
  caller: Caller,
): Promise<boolean> {
  const establishment = await establishmentOf(about.zooId);
  if (establishment === null) return false;
  const sector = about.sectorId === null ? null : await database().doc(sectorPath(about.sectorId)).get();
  const isOwn = sector?.get('zooId') === about.zooId;
  const actor = actorIn(establishment, caller, isOwn && sector ? [teamOf(sector)] : []);
  const subject = { zooId: about.zooId, sectorIds: isOwn && sector ? [sector.id] : [], authorId: about.authorId };
  return operations.every((operation) => mayDo(actor, operation, subject));
}

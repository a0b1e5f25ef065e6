import { mayDo } from '../../../src/domain/access/operations.ts';
import { mayGrantRole } from '../../../src/domain/access/roles.ts';
import type { CreateUserRequest } from '../../../src/domain/callables/create-user.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { actorIn, reaches } from '../common/actor.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { isDocumentId, sectorPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/**
 * Returns the establishment in which the caller may create the person, or why they may not. The three gates in their
 * order: establishment (a foreign one is refused alike whether it exists or not), tier and role by the permission table;
 * then no role above their own, and only sectors of that establishment.
 * @source permissions, "Three gates" and "users"
 */
export async function mayCreateUser(request: CreateUserRequest, caller: Caller): Promise<Establishment | Refusal> {
  const establishment = await establishmentOf(request.zooId);
  if (!reaches(caller, request.zooId, establishment)) return refuse('user/establishment-foreign', 'zooId');
  if (establishment === null) return refuse('zoo/not-found', 'zooId');
  if (establishment.isDemo) return refuse('demo/unauthorized-action');
  const subject = { zooId: establishment.zooId, sectorIds: [], authorId: null };
  if (!mayDo(actorIn(establishment, caller), 'user.create', subject)) return refuse('generic/permission-denied');
  if (!mayGrantRole(caller.user.userRight, request.userRight)) return refuse('user/role-above-own', 'userRight');
  if (!(await areSectorsOf(establishment.zooId, request.sectors))) return refuse('user/sector-unknown', 'sectors');
  return establishment;
}

async function areSectorsOf(zooId: string, sectorIds: readonly string[]): Promise<boolean> {
  if (sectorIds.length === 0) return true;
  if (!sectorIds.every(isDocumentId)) return false;
  const sectors = await database().getAll(...sectorIds.map((sectorId) => database().doc(sectorPath(sectorId))));
  return sectors.every((sector) => sector.get('zooId') === zooId);
}

import { mayGrantRole } from '../../../src/domain/access/roles.ts';
import type { CreateUserRequest } from '../../../src/domain/callables/create-user.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { administeredEstablishment } from '../common/administered-establishment.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isDocumentId, sectorPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';

/**
 * Returns the establishment in which the caller may create or invite the person, or the refusal: the three gates; then
 * no role above their own, and only sectors of that establishment.
 * @source permissions, "Three gates" and "users"
 */
export async function mayCreateUser(
  person: Pick<CreateUserRequest, 'zooId' | 'userRight' | 'sectors'>,
  caller: Caller,
): Promise<Establishment | Refusal> {
  const establishment = await administeredEstablishment(person.zooId, caller, 'user.create');
  if (isRefusal(establishment)) return establishment;
  if (!mayGrantRole(caller.user.userRight, person.userRight)) return refuse('user/role-above-own', 'userRight');
  if (!(await areSectorsOf(establishment.zooId, person.sectors))) return refuse('user/sector-unknown', 'sectors');
  return establishment;
}

async function areSectorsOf(zooId: string, sectorIds: readonly string[]): Promise<boolean> {
  if (sectorIds.length === 0) return true;
  if (!sectorIds.every(isDocumentId)) return false;
  const sectors = await database().getAll(...sectorIds.map((sectorId) => database().doc(sectorPath(sectorId))));
  return sectors.every((sector) => sector.get('zooId') === zooId);
}

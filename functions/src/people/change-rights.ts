import type { Transaction } from 'firebase-admin/firestore';
import { inRightsOrder, mayChangeRightsRoles } from '../../../src/domain/access/rights-roles.ts';
import { isAdminRole, type SectorRole } from '../../../src/domain/access/roles.ts';
import type { AdminSetUserRightsRequest } from '../../../src/domain/callables/admin-set-user-rights.ts';
import { sectorSchema } from '../../../src/domain/sectors/sector.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { fieldChanges } from '../audit/field-changes.ts';
import { now } from '../common/clock.ts';
import { actorIn } from '../common/actor.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { SECTORS, userPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type AdministeredPerson, isAbove, livingPerson } from './administered-person.ts';
import { isLastAdmin } from './other-admins.ts';
import { changedLists } from './sector-lists.ts';

/** Fields that a request changes in the person's document without conversion. */
const FIELDS = ['userRight', 'betaTester', 'akongoStaff', 'akongoRank'] as const;

type Change = Partial<Pick<User, (typeof FIELDS)[number] | 'rightsRoles' | 'sectors'>>;

/**
 * Writes a person's rights, and returns null, or the refusal: their document and the sectors that list them, all or
 * nothing. Unchanged values are neither written nor recorded.
 */
export async function changeRights(
  request: AdminSetUserRightsRequest,
  { person: { userId }, establishment }: AdministeredPerson,
  caller: Caller,
): Promise<Refusal | null> {
  const document = database().doc(userPath(userId));
  return database().runTransaction(async (transaction) => {
    const person = livingPerson(await transaction.get(document));
    if (person === null) return refuse('user/not-found', 'userId');
    if (isAbove(person, caller, establishment)) return refuse('user/above-own');
    const losesAdmin = request.userRight !== undefined && !isAdminRole(request.userRight);
    if (losesAdmin && (await isLastAdmin(transaction, person))) return refuse('user/last-admin', 'userRight');
    const added = changedRightsRoles(request, person, caller, establishment);
    if (isRefusal(added)) return added;
    const teams = await readTeams(transaction, request, person);
    if (isRefusal(teams)) return teams;

    const change: Change = { ...changedFields(request, person), ...added, ...teams.change };
    const sectorRoles = teams.write();
    if (Object.keys(change).length === 0 && Object.keys(sectorRoles).length === 0) return null;
    if (Object.keys(change).length > 0) transaction.update(document, change);
    recordAction(database(), transaction, {
      action: 'user.rightsSet',
      zooId: person.zooId,
      by: caller.userId,
      subjectId: userId,
      at: now(),
      details: {
        ...fieldChanges(person, { ...person, ...change }, Object.keys(change)),
        ...(Object.keys(sectorRoles).length > 0 && { sectorRoles }),
      },
    });
    return null;
  });
}

function changedFields(request: AdminSetUserRightsRequest, person: User): Change {
  return Object.fromEntries(
    FIELDS.filter((field) => request[field] !== undefined && request[field] !== person[field]).map((field) => [
      field,
      request[field],
    ]),
  );
}

/** Returns the new rights roles when they differ from the stored ones; a refusal when the caller may not change one. */
function changedRightsRoles(
  { rightsRoles }: AdminSetUserRightsRequest,
  person: User,
  caller: Caller,
  establishment: Establishment,
): Change | Refusal {
  if (rightsRoles === undefined) return {};
  const after = inRightsOrder(rightsRoles);
  const before = inRightsOrder(person.rightsRoles);
  if (!mayChangeRightsRoles(actorIn(establishment, caller), before, after))
    return refuse('user/rights-role-by-provider', 'rightsRoles');
  return after.join() === before.join() ? {} : { rightsRoles: [...after] };
}

type Teams = {
  /** the change of the person's document by their roles in sectors */
  readonly change: Change;
  /** writes the sectors' lists and returns the new roles of the sectors that changed */
  readonly write: () => Record<string, readonly SectorRole[]>;
};

/** Reads the sectors of the person's establishment; those of another one, where they have access, are left alone. */
async function readTeams(
  transaction: Transaction,
  { sectorRoles }: AdminSetUserRightsRequest,
  { userId, zooId, sectors: formerly }: User,
): Promise<Teams | Refusal> {
  if (sectorRoles === undefined) return { change: {}, write: () => ({}) };
  const { docs } = await transaction.get(database().collection(SECTORS).where('zooId', '==', zooId));
  const here = new Set(docs.map(({ id }) => id));
  if (sectorRoles.some(({ sectorId }) => !here.has(sectorId))) return refuse('user/sector-unknown', 'sectorRoles');
  const rolesIn = (id: string) => sectorRoles.flatMap(({ sectorId, roles }) => (sectorId === id ? roles : []));
  const sectors = [...formerly.filter((id) => !here.has(id)), ...[...here].filter((id) => rolesIn(id).length > 0)];
  const isSame = sectors.length === formerly.length && sectors.every((id) => formerly.includes(id));
  return {
    change: isSame ? {} : { sectors },
    write: () => {
      const changed = docs.filter((document) => {
        const lists = changedLists(sectorSchema.parse(document.data()), userId, rolesIn(document.id));
        if (Object.keys(lists).length === 0) return false;
        transaction.update(document.ref, lists);
        return true;
      });
      return Object.fromEntries(changed.map(({ id }) => [id, rolesIn(id)]));
    },
  };
}

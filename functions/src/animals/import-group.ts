import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { ImportGroup } from '../../../src/domain/animal-import/import-group.ts';
import { NO_CENSUS } from '../../../src/domain/groups/census.ts';
import { checkGroup, tidyGroup } from '../../../src/domain/groups/check-group.ts';
import { type Group, groupSchema, MAX_GROUP_IDENTIFIERS, OLDER_GROUP } from '../../../src/domain/groups/group.ts';
import { database } from '../common/firebase.ts';
import { groupPath, GROUPS } from '../common/paths.ts';
import { mayInSector } from '../common/park-actor.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { groupOf } from '../places/park-places.ts';
import { enclosureToEnter } from './animal-rights.ts';
import { importedId, type Surroundings } from './import-surroundings.ts';

/** The most values that one query compares with. */
const VALUES_A_QUERY = 30;

/** The change of one group; `before` is null for a new one. */
export type GroupStep = { readonly before: Group | null; readonly after: Group };

/** Reads the groups of an establishment that rows name by their identifiers, within the transaction that writes them. */
export async function readNamedGroups(
  transaction: Transaction,
  zooId: string,
  rows: readonly ImportGroup[],
): Promise<ReadonlyMap<string, Group>> {
  const ids = [...new Set(rows.flatMap(({ registryIds }) => registryIds))];
  const known = new Map<string, Group>();
  for (let from = 0; from < ids.length; from += VALUES_A_QUERY) {
    const some = ids.slice(from, from + VALUES_A_QUERY);
    const named = database().collection(GROUPS).where('zooId', '==', zooId);
    // oxlint-disable-next-line no-await-in-loop -- a few queries of one transaction
    const { docs } = await transaction.get(named.where('registryIds', 'array-contains-any', some));
    for (const document of docs) {
      const group = groupOf(document.id, document.data());
      for (const id of group.registryIds) known.set(id, group);
    }
  }
  return known;
}

/** Returns the step of a row that counts several animals, 'unchanged' when it changes nothing, or its refusal. */
export function groupStep(
  row: ImportGroup,
  known: ReadonlyMap<string, Group>,
  { zooId, places, species }: Surroundings,
  actor: Actor,
): GroupStep | 'unchanged' | Refusal {
  const before = row.registryIds.map((id) => known.get(id)).find((group) => group !== undefined) ?? null;
  if (before?.isArchived === true) return refuse('group/archived', 'registryId');
  if (before !== null && !mayInSector(actor, 'group.edit', before.linkedSectorId))
    return refuse('generic/permission-denied', 'registryId');
  const enclosure = enclosureToEnter(actor, 'animal.edit', row.enclosureId, places);
  if (isRefusal(enclosure)) return enclosure;
  if (!mayInSector(actor, 'group.edit', enclosure.linkedSectorId))
    return refuse('generic/permission-denied', 'enclosureId');
  if (!species.has(row.specieId)) return refuse('animal/species-unknown', 'specieId');
  const from = before ?? newGroup(zooId, row);
  const isMoved = from.enclosureId !== row.enclosureId;
  const typed = tidyGroup({
    ...from,
    groupName: row.groupName === '' ? from.groupName : row.groupName,
    species: [...from.species, row.specieId],
    enclosureId: row.enclosureId,
    linkedSectorId: isMoved ? enclosure.linkedSectorId : from.linkedSectorId,
    ...row.census,
  });
  const [wrong] = Object.entries(checkGroup(typed));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  const registryIds = [...new Set([...from.registryIds, ...row.registryIds])].slice(0, MAX_GROUP_IDENTIFIERS);
  const after: Group = { ...from, ...typed, label: typed.groupName, registryIds };
  return before !== null && Object.keys(differenceOf(before, after)).length === 0 ? 'unchanged' : { before, after };
}

/** Writes new and changed groups. */
export function writeGroups(transaction: Transaction, steps: readonly GroupStep[]): void {
  for (const { before, after } of steps) {
    const document = database().doc(groupPath(after.groupId));
    if (before === null) transaction.create(document, withTimestamps(after));
    else transaction.update(document, differenceOf(before, after));
  }
}

/** Returns the fields of a group that differ from those of another state of it. */
export function differenceOf(before: Group, after: Group): Partial<Group> {
  const names = Object.keys(groupSchema.shape) as (keyof Group)[];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(differing.map((name) => [name, after[name]]));
}

function newGroup(zooId: string, { registryIds, memo }: ImportGroup): Group {
  const groupId = importedId(zooId, registryIds[0] ?? '');
  return {
    ...OLDER_GROUP,
    ...NO_CENSUS,
    groupId,
    zooId,
    groupName: '',
    label: '',
    value: groupId,
    memo,
    registryIds: [],
  };
}

import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';

/** The most species that one group is meant for. */
export const MAX_GROUP_SPECIES = 50;

/** The most identifiers by which registers know one group. */
export const MAX_GROUP_IDENTIFIERS = 10;
/** The most animals of one sex that are counted in a group. */
export const MAX_COUNTED = 999_999;

/**
 * A group of animals, as stored in `groups/{groupId}` (specification, point 3). The groups of quick evaluations are
 * others, in `fastEvalGroups`: they alone have an owner and members.
 */
export const groupSchema = z.object({
  groupId: field.ownId(),
  groupName: field.placeName(),
  zooId: field.zooId(),
  label: field.copy('groupName'),
  value: field.copy('groupId'),
  /** ids of the species it is meant for; an animal of another one gets a warning */
  species: field.older(field.idList(MAX_GROUP_SPECIES), []),
  /** the sector whose people look after it */
  linkedSectorId: field.older(field.idOrNull(), null),
  /** where its counted animals live; those with a record are where their record says */
  enclosureId: field.older(field.idOrNull(), null),
  /** its animals without a record of their own: a shoal, a colony, a swarm */
  males: field.older(field.count(MAX_COUNTED), 0),
  females: field.older(field.count(MAX_COUNTED), 0),
  unsexed: field.older(field.count(MAX_COUNTED), 0),
  /** its identifiers in registers: the next import recognises it by any of them */
  registryIds: field.initially(field.idList(MAX_GROUP_IDENTIFIERS), []),
  memo: field.older(field.memo(), ''),
  isArchived: field.initially(field.flag(), false),
  archivedAtUnix: field.initially(field.instantOrNull(), null),
  /** its animals with a record, kept by the server with every move */
  animalsCount: field.initially(field.count(), 0),
  nextEvaluationDateUnix: field.older(field.instantOrNull(), null),
});
export type Group = z.infer<typeof groupSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_GROUP = olderFieldsOf(groupSchema);

/** An animal of a group, as stored in `groups/{groupId}/animals/{animalId}`; written by the server with the animal itself. */
export const groupAnimalSchema = z.object({
  animalId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  addedAtUnix: field.instantOrNull(),
});
export type GroupAnimal = z.infer<typeof groupAnimalSchema>;

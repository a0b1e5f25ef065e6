import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';

/** The most species that one group is meant for. */
export const MAX_GROUP_SPECIES = 50;

/** A group of animals, as stored in `groups/{groupId}` (specification, point 3); not a group of quick evaluations. */
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
  memo: field.older(field.memo(), ''),
  isArchived: field.initially(field.flag(), false),
  archivedAtUnix: field.initially(field.instantOrNull(), null),
  /** kept by the server with every move */
  animalsCount: field.initially(field.count(), 0),
  nextEvaluationDateUnix: field.older(field.instantOrNull(), null),
  owner: field.initially(field.textOrNull(), null),
  members: field.initially(field.idList(), []),
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

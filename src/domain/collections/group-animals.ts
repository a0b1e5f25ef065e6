import { groupAnimalSchema } from '../groups/group.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The animals of a group. */
export const GROUP_ANIMALS = {
  path: 'groups/{groupId}/animals/{animalId}',
  title: 'Animals of a group',
  owner: 'establishment, by zooId',
  schema: groupAnimalSchema,
  opens: { get: ['group.read'], list: ['group.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;

import * as z from 'zod/mini';

/** A group of animals, as stored in `groups/{groupId}` (specification, point 3); not a group of quick evaluations. */
export const groupSchema = z.object({
  groupId: z.string().check(z.minLength(1)),
  groupName: z.string(),
  zooId: z.string().check(z.minLength(1)),
  label: z.string(),
  value: z.string(),
  /** ids of the species it is meant for; an animal of another one gets a warning */
  species: z.array(z.string()),
  /** whose people look after it */
  linkedSectorId: z.nullable(z.string()),
  memo: z.string(),
  isArchived: z.boolean(),
  archivedAtUnix: z.nullable(z.int()),
  /** kept by the server with every move */
  animalsCount: z.int(),
  nextEvaluationDateUnix: z.nullable(z.int()),
  owner: z.nullable(z.string()),
  members: z.array(z.string()),
});
export type Group = z.infer<typeof groupSchema>;

/** What a document written before a field existed is taken to say. */
export const OLDER_GROUP = {
  species: [],
  linkedSectorId: null,
  memo: '',
  isArchived: false,
  archivedAtUnix: null,
  animalsCount: 0,
  nextEvaluationDateUnix: null,
  owner: null,
  members: [],
} satisfies Omit<Group, 'groupId' | 'groupName' | 'zooId' | 'label' | 'value'>;

/** An animal of a group, as stored in `groups/{groupId}/animals/{animalId}`; written by the server with the animal itself. */
export const groupAnimalSchema = z.object({
  animalId: z.string().check(z.minLength(1)),
  groupId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  addedAtUnix: z.nullable(z.int()),
});
export type GroupAnimal = z.infer<typeof groupAnimalSchema>;

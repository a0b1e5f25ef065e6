import * as z from 'zod/mini';
import { callKey } from './call-key.ts';
import type { Contract, RequestOf } from './contract.ts';
import { BODY_FATES, DEATH_CAUSES, STATUS_CHANGES, typedAnimalFields } from '../animals/animal.ts';
import { REASON_LENGTH } from '../animals/movement.ts';
import { MERGED_FIELDS } from '../animals/merge-animals.ts';
import { documentId, storedDocumentId } from '../shared/field-shapes.ts';

/**
 * Animals that one call moves or changes at most: one transaction can hold them with their register, groups and moves.
 */
export const MAX_ANIMALS_A_CALL = 100;
export const DESTINATION_LENGTH = 200;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const animalIds = z.array(documentId).check(z.minLength(1), z.maxLength(MAX_ANIMALS_A_CALL));

/**
 * Creates an animal in an enclosure, or changes the fields of one; moving is `moveAnimals`. A field that is absent
 * stays as it is stored, and is empty in a new animal: nobody has to mend an odd old value before they can change
 * another field. Sharing an animal is `proposeShares`. `expectedUpdatedAtUnix` is the stamp of the animal that the form showed: the call is refused when
 * somebody has changed the animal since.
 */
export const saveAnimalContract = {
  name: 'saveAnimal',
  request: z.strictObject({
    zooId: documentId,
    /** null for a new one */
    animalId: z.nullable(documentId),
    fields: z.partial(z.strictObject(typedAnimalFields)),
    expectedUpdatedAtUnix: z.nullable(z.int()),
    /** the place of a new animal */
    place: z.nullable(
      z.strictObject({
        enclosureId: documentId,
        groupId: z.nullable(documentId),
        /** its arrival; null when nobody knows it */
        movedAtUnix: z.nullable(z.int()),
        reason: text(REASON_LENGTH),
      }),
    ),
    callKey,
  }),
  data: z.object({ animalId: z.string() }),
  failure: 'animal/save-failed',
} as const satisfies Contract;
export type SaveAnimalRequest = RequestOf<typeof saveAnimalContract>;

/** Moves animals to an enclosure, to a group, or out of their group; what is absent stays. All of them or none. */
export const moveAnimalsContract = {
  name: 'moveAnimals',
  request: z.strictObject({
    zooId: documentId,
    animalIds,
    enclosureId: z.optional(documentId),
    groupId: z.optional(z.nullable(documentId)),
    movedAtUnix: z.int(),
    reason: text(REASON_LENGTH),
  }),
  data: z.object({ moved: z.int() }),
  failure: 'animal/move-failed',
} as const satisfies Contract;
export type MoveAnimalsRequest = RequestOf<typeof moveAnimalsContract>;

/** Records a departure or a death, archives, or restores animals to an enclosure. All of them or none. */
export const changeAnimalStatusContract = {
  name: 'changeAnimalStatus',
  request: z.strictObject({
    zooId: documentId,
    animalIds,
    change: z.enum(STATUS_CHANGES),
    atUnix: z.int(),
    reason: text(REASON_LENGTH),
    destination: text(DESTINATION_LENGTH),
    /** the enclosure of restored animals; required for 'restore', null otherwise */
    enclosureId: z.nullable(documentId),
    /** of a death, as far as they are known; absent otherwise */
    deathCause: z.optional(z.nullable(z.enum(DEATH_CAUSES))),
    bodyFate: z.optional(z.nullable(z.enum(BODY_FATES))),
  }),
  data: z.object({ changed: z.int() }),
  failure: 'animal/save-failed',
} as const satisfies Contract;
export type ChangeAnimalStatusRequest = RequestOf<typeof changeAnimalStatusContract>;

/**
 * Makes two records of one animal one: the kept one takes what it lacks, and the fields in `takes`, from the other one,
 * which goes to the archives. Photos, tasks and notes of the other become those of the kept one. The stamps are those of
 * the records that the form showed.
 */
export const mergeAnimalsContract = {
  name: 'mergeAnimals',
  request: z.strictObject({
    zooId: documentId,
    keptId: documentId,
    mergedId: documentId,
    takes: z.array(z.enum(MERGED_FIELDS)).check(z.maxLength(MERGED_FIELDS.length)),
    expectedUpdatedAtUnix: z.strictObject({ kept: z.nullable(z.int()), merged: z.nullable(z.int()) }),
  }),
  data: z.object({ animalId: z.string() }),
  failure: 'animal/save-failed',
} as const satisfies Contract;
export type MergeAnimalsRequest = RequestOf<typeof mergeAnimalsContract>;

const PLACE_KINDS = ['enclosure', 'group', 'sector'] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const DELETE_FAILURES = {
  enclosure: 'enclosure/delete-failed',
  group: 'group/delete-failed',
  sector: 'sector/delete-failed',
} as const;
const SAVE_FAILURES = {
  enclosure: 'enclosure/save-failed',
  group: 'group/save-failed',
  sector: 'sector/save-failed',
} as const;

/** Archives, restores or deletes a place; one that holds living animals (or enclosures, a sector) is refused. */
export const retirePlaceContract = {
  name: 'retirePlace',
  request: z.strictObject({
    zooId: documentId,
    kind: z.enum(PLACE_KINDS),
    id: storedDocumentId,
    /** sectors are deleted only */
    mode: z.enum(['archive', 'restore', 'delete']),
  }),
  data: z.object({ id: z.string() }),
  failure: ({ kind, mode }: { readonly kind: PlaceKind; readonly mode: 'archive' | 'restore' | 'delete' }) =>
    (mode === 'delete' ? DELETE_FAILURES : SAVE_FAILURES)[kind],
} as const satisfies Contract;
export type RetirePlaceRequest = RequestOf<typeof retirePlaceContract>;

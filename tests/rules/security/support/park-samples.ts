import type { AnimalShare } from '../../../../src/domain/animal-shares/animal-share.ts';
import { type Animal, OLDER_ANIMAL } from '../../../../src/domain/animals/animal.ts';
import type { Movement } from '../../../../src/domain/animals/movement.ts';
import { registerEntryOf, type RegisterPart } from '../../../../src/domain/animals/register.ts';
import type { KeptWords } from '../../../../src/domain/session-exchange/kept-words.ts';
import type { ImportMapping } from '../../../../src/domain/animal-import/import-mapping.ts';
import { type Enclosure, OLDER_ENCLOSURE } from '../../../../src/domain/enclosures/enclosure.ts';
import type { Zone } from '../../../../src/domain/enclosures/zone.ts';
import { type Group, type GroupAnimal, OLDER_GROUP } from '../../../../src/domain/groups/group.ts';
import type { NutritionNote } from '../../../../src/domain/nutrition/nutrition-note.ts';
import type { Photo } from '../../../../src/domain/pictures/photo.ts';
import type { SharedView } from '../../../../src/domain/tasks/shared-view.ts';
import type { IucnSpecies, Species } from '../../../../src/domain/taxonomy/taxonomy.ts';
import { aShare } from '../../../support/builders/animal-share.ts';
import { ownSectorOf, parentIn, type Spot } from './paths.ts';

/** The author of a sample, and its place. */
export type Origin = Spot & { readonly by: string };
type Fields = Record<string, unknown>;

const DAY = 86_400_000;

/** Documents of the park as they are when they are new, with a value in every field that may have one then. */
export const PARK_SAMPLES: Record<string, (origin: Origin) => Fields> = {
  'enclosures/{enclosureId}': ({ zooId, id }): Enclosure => ({
    ...OLDER_ENCLOSURE,
    enclosureId: id,
    zooId,
    enclosureName: 'Plaine des zèbres',
    label: 'Plaine des zèbres',
    value: id,
    linkedSectorId: ownSectorOf(zooId),
    memo: 'portail nord',
    indoorArea: 120.25,
    outdoorArea: 4_200.5,
  }),
  'enclosures/{enclosureId}/zones/{zoneId}': ({ zooId, id }): Zone => ({
    zoneId: id,
    zooId,
    enclosureId: parentIn(zooId),
    zoneName: 'Bassin',
    areaM2: 30.25,
    heightM: 2.75,
    location: 'outdoor',
    type: 'aquatic',
    isHiddenForQuestionnaires: false,
    isHiddenForScanSampling: true,
    areaId: 'plan-1',
    shape: '0,0 0.5,0.1234 1,1',
    position: 2,
  }),
  'animals/{animalId}': (origin): Animal => anAnimal(origin),
  'zoo/{zooId}/animalRegister/{part}': ({ zooId, id, by }): RegisterPart => ({
    part: id,
    zooId,
    count: 1,
    entries: { nala: registerEntryOf(anAnimal({ zooId, id: 'nala', by })) },
  }),
  'animalShares/{shareId}': ({ zooId, id, by }): AnimalShare => aShare({ zooId, shareId: id, proposedBy: by }),
  'zoo/{zooId}/importMappings/{name}': (): ImportMapping => ({ columns: { nom: 'animalName' }, values: {} }),
  'zoo/{zooId}/sessionWords/{kind}': ({ id, by }): KeptWords => ({
    ...{ kind: id, words: [{ word: 'Rex', id: 'nala' }], updatedBy: by, updatedAtUnix: 1_700_000_000_000 },
  }),
  'movements/{movementId}': ({ zooId, id, by }): Movement => ({
    movementId: id,
    zooId,
    animalId: parentIn(zooId),
    kind: 'arrival',
    fromEnclosureId: null,
    toEnclosureId: parentIn(zooId),
    fromGroupId: null,
    toGroupId: null,
    sectorIds: [ownSectorOf(zooId)],
    movedAtUnix: Date.now(),
    reason: 'transfert',
    destination: '',
    recordedBy: by,
    recordedAtUnix: Date.now(),
  }),
  'groups/{groupId}': ({ zooId, id }): Group => ({
    ...OLDER_GROUP,
    groupId: id,
    groupName: 'Harde de la plaine',
    zooId,
    label: 'Harde de la plaine',
    value: id,
    species: ['zebre-grevy', 'oryx'],
    linkedSectorId: ownSectorOf(zooId),
    memo: 'ensemble depuis mai',
    nextEvaluationDateUnix: Date.now() + DAY,
  }),
  'groups/{groupId}/animals/{animalId}': ({ zooId, id }): GroupAnimal => ({
    animalId: id,
    groupId: parentIn(zooId),
    zooId,
    addedAtUnix: Date.now(),
  }),
  'photos/{photoId}': ({ zooId, id, by }): Photo => ({
    photoId: id,
    zooId,
    kind: 'animal',
    subjectId: parentIn(zooId),
    animalId: parentIn(zooId),
    enclosureId: parentIn(zooId),
    sectorId: ownSectorOf(zooId),
    publicId: `${zooId}/animals/${parentIn(zooId)}/a.jpg`,
    url: 'https://x/a',
    thumbnailUrl: 'https://x/t',
    caption: '',
    trad: {},
    width: 800,
    height: 600,
    bytes: 90_000,
    takenAtUnix: Date.now(),
    uploadedBy: by,
    uploadedAtUnix: Date.now(),
  }),
  'nutritionNotes/{noteId}': ({ zooId, id, by }): NutritionNote => ({
    noteId: id,
    zooId,
    sectorId: ownSectorOf(zooId),
    enclosureId: parentIn(zooId),
    animalId: parentIn(zooId),
    text: 'Foin le matin',
    createdBy: by,
    createdAtUnix: Date.now(),
    updatedBy: by,
    updatedAtUnix: Date.now(),
  }),
  'taskViews/{viewId}': ({ zooId, id, by }): SharedView => ({
    ...{ viewId: id, zooId, sectorId: ownSectorOf(zooId), name: 'Retards du matin', address: 'due=overdue' },
    ...{ authorId: by, createdAtUnix: Date.now() },
  }),
  'species/{specieId}': ({ id }): Species => ({
    specieId: id,
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    trad: { fr: 'Lion' },
    familyId: 'felidae',
    orderId: 'carnivora',
    specieFamily: null,
    iucnCategory: 'VU',
    iucnId: null,
    source: '',
    underReview: false,
    reviewData: null,
    updatedAtUnix: Date.now(),
  }),
  'iucnSpecies/{iucnId}': ({ id }): IucnSpecies => ({
    iucnId: id,
    latinName: 'Panthera leo',
    className: 'MAMMALIA',
    orderLatinName: 'Carnivora',
    familyLatinName: 'Felidae',
    category: 'VU',
    commonNames: { fr: 'Lion' },
    latinKey: 'panthera leo',
    nameKeys: ['lion'],
  }),
};

/** An animal that lives in the enclosure of these tests, read by its own establishment alone. */
function anAnimal({ zooId, id }: Origin): Animal {
  return {
    ...OLDER_ANIMAL,
    animalId: id,
    zooId,
    animalName: 'Nala',
    animalEnclosureData: { enclosureId: parentIn(zooId) },
    placedAtUnix: Date.now(),
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    authorizedFacilities: [zooId],
    createdAtUnix: Date.now(),
    updatedAtUnix: Date.now(),
  };
}

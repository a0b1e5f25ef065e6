import { animalSchema } from '../animals/animal.ts';
import { movementSchema } from '../animals/movement.ts';
import { registerPartSchema } from '../animals/register.ts';
import { importMappingSchema } from '../callables/import-animals.ts';
import { enclosureSchema } from '../enclosures/enclosure.ts';
import { zoneSchema } from '../enclosures/zone.ts';
import { groupAnimalSchema, groupSchema } from '../groups/group.ts';
import { nutritionNoteSchema } from '../nutrition/nutrition-note.ts';
import { photoSchema } from '../pictures/photo.ts';
import { BY_SERVER, type Collection, keptByServer, NO_FIELDS } from './collection.ts';

/** Places, animals and what is recorded of them: part of the registry of collections. */
export const PARK_COLLECTIONS = {
  'enclosures/{enclosureId}': {
    owner: 'establishment, by zooId',
    schema: enclosureSchema,
    instants: ['archivedAt'],
    opens: {
      get: ['enclosure.read'],
      list: ['enclosure.read'],
      create: ['enclosure.edit'],
      update: ['enclosure.edit'],
      delete: 'server',
    },
    writable: ['enclosureName', 'label', 'linkedSectorId', 'memo', 'indoorArea', 'outdoorArea'],
    byProvider: [],
  },
  'enclosures/{enclosureId}/zones/{zoneId}': {
    owner: 'establishment, by zooId',
    schema: zoneSchema,
    instants: [],
    opens: {
      get: ['enclosure.read'],
      list: ['enclosure.read'],
      create: ['enclosure.edit'],
      update: ['enclosure.edit'],
      delete: ['enclosure.edit'],
    },
    writable: [
      'zoneName',
      'areaM2',
      'heightM',
      'location',
      'type',
      'isHiddenForQuestionnaires',
      'isHiddenForScanSampling',
      'areaId',
      'shape',
      'position',
    ],
    byProvider: [],
  },
  'animals/{animalId}': {
    owner: 'establishment, by zooId',
    schema: animalSchema,
    instants: ['placedAt', 'statusAt', 'archivedAt', 'lastEvaluation', 'createdAt', 'updatedAt'],
    opens: { get: ['animal.read', 'authorized'], list: ['animal.read', 'authorized'], ...BY_SERVER },
    writable: [],
    byProvider: [],
  },
  'zoo/{zooId}/animalRegister/{part}': keptByServer('establishment, by path', 'animal.read', registerPartSchema),
  'zoo/{zooId}/importMappings/{name}': {
    owner: 'establishment, by path',
    schema: importMappingSchema,
    ...NO_FIELDS,
    opens: { get: ['animal.read'], list: 'nobody', ...BY_SERVER },
  },
  'movements/{movementId}': {
    owner: 'establishment, by zooId',
    schema: movementSchema,
    instants: ['movedAt', 'recordedAt'],
    opens: { get: ['animal.read'], list: ['animal.read'], create: 'server', update: 'nobody', delete: 'nobody' },
    writable: [],
    byProvider: [],
  },
  'groups/{groupId}': {
    owner: 'establishment, by zooId',
    schema: groupSchema,
    instants: ['archivedAt', 'nextEvaluationDate'],
    opens: {
      get: ['group.read'],
      list: ['group.read'],
      create: ['group.edit'],
      update: ['group.edit'],
      delete: 'server',
    },
    writable: ['groupName', 'label', 'species', 'linkedSectorId', 'memo', 'nextEvaluationDateUnix'],
    byProvider: [],
  },
  'groups/{groupId}/animals/{animalId}': keptByServer('establishment, by zooId', 'group.read', groupAnimalSchema, [
    'addedAt',
  ]),
  'photos/{photoId}': keptByServer('establishment, by zooId', 'photo.read', photoSchema, ['takenAt', 'uploadedAt']),
  'nutritionNotes/{noteId}': {
    owner: 'establishment, by zooId',
    schema: nutritionNoteSchema,
    instants: ['createdAt', 'updatedAt'],
    opens: {
      get: ['nutrition.read'],
      list: ['nutrition.read'],
      create: ['nutrition.write'],
      update: ['nutrition.write'],
      delete: ['nutrition.write'],
    },
    writable: ['text', 'updatedBy', 'updatedAtUnix'],
    byProvider: [],
  },
} as const satisfies Record<string, Collection>;

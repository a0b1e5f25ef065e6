import type { Taxonomy } from '../../../src/data/taxonomy/taxonomy-bundle.ts';
import { type Animal, OLDER_ANIMAL } from '../../../src/domain/animals/animal.ts';
import { type Enclosure, OLDER_ENCLOSURE } from '../../../src/domain/enclosures/enclosure.ts';
import { type Group, OLDER_GROUP } from '../../../src/domain/groups/group.ts';

/** Returns the enclosure `plain` of the sector `savanna`, changed by `differences`. */
export function anEnclosure(differences: Partial<Enclosure> = {}): Enclosure {
  return {
    ...OLDER_ENCLOSURE,
    enclosureId: 'plain',
    zooId: 'zoo-1',
    enclosureName: 'Grande plaine',
    label: 'Grande plaine',
    value: 'plain',
    linkedSectorId: 'savanna',
    ...differences,
  };
}

/** Returns the group `pride` of lions of the sector `savanna`, changed by `differences`. */
export function aGroup(differences: Partial<Group> = {}): Group {
  return {
    ...OLDER_GROUP,
    groupId: 'pride',
    groupName: 'La troupe',
    zooId: 'zoo-1',
    label: 'La troupe',
    value: 'pride',
    species: ['lion'],
    linkedSectorId: 'savanna',
    ...differences,
  };
}

/** Returns the lioness of `aRegisterAnimal` as her own document, changed by `differences`. */
export function anAnimal(differences: Partial<Animal> = {}): Animal {
  return {
    ...OLDER_ANIMAL,
    animalId: 'nala',
    zooId: 'zoo-1',
    animalName: 'Nala',
    animalChipId: '25026850012345',
    animalBirthdate: '03/2019',
    animalSexe: 'Femelle',
    animalEnclosureData: { enclosureId: 'plain' },
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    registryId: 'PTR-0012',
    authorizedFacilities: ['zoo-1'],
    updatedAtUnix: 1_700_000_000_000,
    ...differences,
  };
}

/** Returns a catalogue of two cats and an antelope. */
export function aTaxonomy(): Taxonomy {
  const species = (specieName: string, specieLatinName: string, familyId: string, en: string) => ({
    specieName,
    specieLatinName,
    trad: { en },
    familyId,
    iucnCategory: null,
    underReview: false,
  });
  return {
    orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
    families: {
      felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' },
      bovidae: { familyName: 'Bovidés', familyLatinName: 'Bovidae', orderId: null },
    },
    species: {
      lion: species('Lion', 'Panthera leo', 'felidae', 'Lion'),
      cheetah: species('Guépard', 'Acinonyx jubatus', 'felidae', 'Cheetah'),
      impala: species('Impala', 'Aepyceros melampus', 'bovidae', 'Impala'),
    },
  };
}

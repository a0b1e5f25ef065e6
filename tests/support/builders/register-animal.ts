import type { RegisterAnimal } from '../../../src/data/animals/animal-register.ts';

/** Returns a lioness of the enclosure `plain`, as the register has her, changed by `differences`. */
export function aRegisterAnimal(differences: Partial<RegisterAnimal> = {}): RegisterAnimal {
  return {
    animalId: 'nala',
    animalName: 'Nala',
    animalChipId: '25026850012345',
    animalBirthdate: '03/2019',
    animalSexe: 'Femelle',
    enclosureId: 'plain',
    groupId: null,
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    subspecies: null,
    registryId: 'PTR-0012',
    status: 'present',
    isArchived: false,
    photoUrl: null,
    ...differences,
  };
}

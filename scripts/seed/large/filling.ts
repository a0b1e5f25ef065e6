import type { Animal } from '../../../src/domain/animals/animal.ts';
import { documentsOfGroup } from '../groups.ts';
import type { Filling } from '../parks-documents.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Place } from '../place.ts';
import type { Random } from '../random.ts';

/** Returns how the large seed fills its places: one group in each, herds of one species, flaws as in real registers. */
export function largeFilling(random: Random, today: number, pictures: Pictures | null): Filling {
  return {
    random,
    today,
    pictures,
    // One herd is of one species, mixed enclosures hold two herds side by side.
    speciesOf: ({ species, animalIds }, position) =>
      species[Math.floor((position * species.length) / animalIds.length)] ?? '',
    groupOf: (place) => groupIdOf(place),
    groupDocuments: (place, animals) => {
      const groupId = groupIdOf(place);
      const nextEvaluationDateUnix = random.chance(0.7) ? today + random.between(1, 60) * 86_400_000 : null;
      const living = animals.filter(({ group }) => group !== null);
      return documentsOfGroup(
        { groupId, groupName: place.name, species: place.species, nextEvaluationDateUnix },
        place,
        living,
      );
    },
    flawOf: (animal) => flawOf(random, animal),
  };
}

function groupIdOf({ enclosureId }: Place): string {
  return `${enclosureId}--group`;
}

/** One animal in forty has a flaw in its data. */
function flawOf(random: Random, { animalName, animalChipId }: Animal): Partial<Animal> {
  if (!random.chance(0.025)) return {};
  return random.pick<Partial<Animal>>([
    { animalSexe: null },
    { animalBirthdate: '00/2011' },
    { animalBirthdate: '2014' },
    { animalChipId: animalChipId?.slice(1) ?? '' },
    { animalName: `${animalName} ` },
    { animalName: animalName.toUpperCase() },
    { registryId: '?' },
    { specieId: null, specieName: '', specieLatinName: '' },
  ]);
}

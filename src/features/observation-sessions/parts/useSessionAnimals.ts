import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { Sex } from '#domain/animals/animal.ts';
import { useActor } from '#state/session/use-session.ts';

/** An animal as observers see it. */
export type ObservedAnimal = {
  readonly animalId: string;
  /** the id where the register does not know it */
  readonly name: string;
  readonly photoUrl: string | null;
  readonly sex: Sex | null;
  readonly speciesId: string;
};

/** Returns the animals of these ids in their order, named by the register; one that it does not know keeps its id as a name. */
export function useSessionAnimals(animalIds: readonly string[]): readonly ObservedAnimal[] {
  const { data } = useAnimalRegisterQuery(useActor().zooId);
  return useMemo(() => {
    const known = new Map(data?.animals.map((animal) => [animal.animalId, animal]));
    return animalIds.map((animalId) => {
      const animal = known.get(animalId);
      return {
        animalId,
        name: animal?.animalName ?? animalId,
        photoUrl: animal?.photoUrl ?? null,
        sex: animal?.animalSexe ?? null,
        speciesId: animal?.specieId ?? '',
      };
    });
  }, [data, animalIds]);
}

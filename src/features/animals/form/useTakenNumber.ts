import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { takenNumber } from '#domain/animals/check-identifiers.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { isSameValue } from '#kit/form/record-draft.ts';
import { useActor } from '#state/session/use-session.ts';
import type { FormAnimal } from './form-animal.ts';

type Numbers = Pick<FormAnimal, 'animalChipId' | 'otherIdentifiers'>;

/**
 * Returns a function that finds a changed chip, transponder or GAN that another animal of the register has, as an import
 * does. `animalId` is null for a new animal.
 */
export function useTakenNumber(animalId: string | null) {
  const { zooId } = useActor();
  const { data } = useAnimalRegisterQuery(zooId);
  return (typed: Numbers, stored: Numbers | null): Partial<Record<keyof Numbers, AppError>> => {
    const { animalChipId, otherIdentifiers } = typed;
    if (stored !== null && isSameValue({ animalChipId, otherIdentifiers }, pickedNumbers(stored))) return {};
    const taken = takenNumber({ animalId, animalChipId, otherIdentifiers }, data?.animals ?? []);
    if (taken === null) return {};
    const { field, value, name } = taken;
    return { [field]: appError('animal/identifier-taken', { name, value }) };
  };
}

function pickedNumbers({ animalChipId, otherIdentifiers }: Numbers): Numbers {
  return { animalChipId, otherIdentifiers };
}

import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { animalFormSchema, checkChanged, formAnimal, savedFields, tidyForm } from './form-animal.ts';
import { useAnimalTexts } from './useAnimalTexts.ts';
import { useTakenNumber } from './useTakenNumber.ts';
import { useToldSaved } from './useToldSaved.ts';

/**
 * The form of a stored animal; `onDone` closes it. The server compares the version that the form shows with the one that
 * it has.
 */
export function useAnimalForm(animal: Animal, onDone: () => void) {
  const texts = useAnimalTexts();
  const [save] = useSaveAnimalMutation();
  const tellSaved = useToldSaved(animal);
  const takenIn = useTakenNumber(animal.animalId);
  const { zooId, animalId, updatedAtUnix } = animal;
  return useRecordForm({
    name: 'animals',
    recordId: animalId,
    schema: animalFormSchema,
    stored: formAnimal(animal),
    operation: 'animal.edit',
    tidy: tidyForm,
    check: (tidy, stored) => ({
      ...takenIn(tidy, tidyForm(stored)),
      ...checkChanged(tidyForm(stored), tidy, nowMs()),
    }),
    fields: texts,
    save: (tidy) =>
      save({
        ...{ zooId, animalId, fields: savedFields(tidy, tidyForm(formAnimal(animal))) },
        ...{ expectedUpdatedAtUnix: updatedAtUnix, place: null },
      }),
    onUnchanged: onDone,
    onSaved: ({ before, difference }) => {
      onDone();
      return tellSaved(before, difference);
    },
  });
}

import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { checkDifference } from '#domain/animals/change-animal.ts';
import { tidyAnimal } from '#domain/animals/check-animal.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { animalFormSchema } from './form-animal.ts';
import { useAnimalTexts } from './useAnimalTexts.ts';
import { useToldSaved } from './useToldSaved.ts';

/** The form of a stored animal. The server compares the version that the form shows with the one that it has. */
export function useAnimalForm(animal: Animal) {
  const texts = useAnimalTexts();
  const [save] = useSaveAnimalMutation();
  const tellSaved = useToldSaved(animal);
  const { zooId, animalId, updatedAtUnix } = animal;
  return useRecordForm({
    name: 'animals',
    recordId: animalId,
    schema: animalFormSchema,
    stored: animal,
    operation: 'animal.edit',
    tidy: tidyAnimal,
    check: (tidy, stored) => checkDifference(stored, tidy, nowMs()),
    fields: texts,
    save: (_tidy, fields) => save({ zooId, animalId, fields, expectedUpdatedAtUnix: updatedAtUnix, place: null }),
    onSaved: ({ before, difference }) => tellSaved(before, difference),
  });
}

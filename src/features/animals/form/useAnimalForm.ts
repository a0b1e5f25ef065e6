import { useTranslation } from 'react-i18next';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { checkDifference } from '#domain/animals/change-animal.ts';
import { tidyAnimal } from '#domain/animals/check-animal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { animalFormSchema } from './form-animal.ts';
import { useAnimalTexts } from './useAnimalTexts.ts';
import { useToldSaved } from './useToldSaved.ts';

/** The form of a stored animal. The server compares the version that the form shows with the one that it has. */
export function useAnimalForm(animal: Animal) {
  const { t } = useTranslation(['animals', 'words']);
  const { list } = useFormat();
  const actor = useActor();
  const texts = useAnimalTexts();
  const [save] = useSaveAnimalMutation();
  const tellSaved = useToldSaved(animal);
  const { zooId, animalId, updatedAtUnix } = animal;
  const mayShare = mayChangeAnimal(actor, 'animal.share', null);
  return useRecordForm({
    name: 'animals',
    recordId: animalId,
    schema: animalFormSchema,
    stored: animal,
    operation: 'animal.edit',
    tidy: tidyAnimal,
    check: (tidy, stored) => checkDifference(stored, tidy, nowMs()),
    fields: {
      ...texts,
      authorizedFacilities: { label: t('facilities.label'), say: list },
    },
    save: (_tidy, { authorizedFacilities, ...fields }) =>
      save({
        ...{ zooId, animalId, fields },
        ...(authorizedFacilities !== undefined && mayShare ? { authorizedFacilities } : {}),
        ...{ expectedUpdatedAtUnix: updatedAtUnix, place: null },
      }),
    onSaved: ({ before, difference }) => tellSaved(before, difference),
  });
}

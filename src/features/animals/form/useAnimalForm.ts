import { useTranslation } from 'react-i18next';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import { type Animal, ANIMAL_NOTES_LENGTH } from '#domain/animals/animal.ts';
import { checkDifference } from '#domain/animals/change-animal.ts';
import { tidyAnimal } from '#domain/animals/check-animal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayTouch } from '../actions/animal-rights.ts';
import { useSpeciesChoices } from '../species/useSpeciesChoices.ts';
import { animalFormSchema } from './form-animal.ts';
import { useToldSaved } from './useToldSaved.ts';

/** The form of a stored animal. The server compares the version that the form shows with the one that it has. */
export function useAnimalForm(animal: Animal) {
  const { t } = useTranslation(['animals', 'words']);
  const { list } = useFormat();
  const actor = useActor();
  const { nameOf } = useSpeciesChoices();
  const [save] = useSaveAnimalMutation();
  const tellSaved = useToldSaved(animal);
  const { zooId, animalId, updatedAtUnix } = animal;
  const mayShare = mayTouch(actor, 'animal.share', null);
  return useRecordForm({
    name: 'animals',
    recordId: animalId,
    schema: animalFormSchema,
    stored: animal,
    operation: 'animal.edit',
    tidy: tidyAnimal,
    check: (tidy, stored) => checkDifference(stored, tidy, nowMs()),
    fields: {
      animalName: { label: t('words:name') },
      specieId: { label: t('columns.species'), say: (id) => (id === null ? '' : nameOf(id)) },
      subspecies: { label: t('form.subspecies') },
      animalSexe: { label: t('columns.sex'), say: (sex) => (sex === null ? '' : t(`values.sex.${sex}`)) },
      animalBirthdate: { label: t('form.birthdate') },
      animalChipId: { label: t('form.chip') },
      registryId: { label: t('form.registryId') },
      notes: { label: t('form.notes'), maxLength: ANIMAL_NOTES_LENGTH },
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

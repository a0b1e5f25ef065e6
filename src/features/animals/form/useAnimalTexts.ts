import { useTranslation } from 'react-i18next';
import { ANIMAL_NOTES_LENGTH, type Sex } from '#domain/animals/animal.ts';
import { useSpeciesChoices } from '../species/useSpeciesChoices.ts';

/** Returns the labels of an animal's fields, and the words of their values beside another version. */
export function useAnimalTexts() {
  const { t } = useTranslation(['animals', 'words']);
  const { nameOf } = useSpeciesChoices();
  return {
    animalName: { label: t('words:name') },
    specieId: { label: t('columns.species'), say: (id: string | null) => (id === null ? '' : nameOf(id)) },
    subspecies: { label: t('form.subspecies') },
    animalSexe: {
      label: t('columns.sex'),
      say: (sex: Sex | null) => (sex === null ? '' : t(`words:values.sex.${sex}`)),
    },
    animalBirthdate: { label: t('form.birthdate') },
    animalChipId: { label: t('form.chip') },
    registryId: { label: t('form.registryId') },
    notes: { label: t('form.notes'), maxLength: ANIMAL_NOTES_LENGTH },
  };
}

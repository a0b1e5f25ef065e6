import { useTranslation } from 'react-i18next';
import { ANIMAL_NOTES_LENGTH, type BodyFate, type DeathCause, type Sex } from '#domain/animals/animal.ts';
import type { OtherIdentifier } from '#domain/animals/other-identifiers.ts';
import type { Parent } from '#domain/animals/parents.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSpeciesChoices } from '../species/useSpeciesChoices.ts';

/** Returns the labels of an animal's fields, and the words of their values beside another version. */
export function useAnimalTexts() {
  const { t } = useTranslation(['animals', 'words']);
  const { nameOf } = useSpeciesChoices();
  const { list } = useFormat();
  const sayParent = (parent: Parent | null) => parent?.text ?? '';
  return {
    animalName: { label: t('words:name') },
    specieId: { label: t('columns.species'), say: (id: string | null) => (id === null ? '' : nameOf(id)) },
    subspecies: { label: t('form.subspecies') },
    animalSexe: {
      label: t('columns.sex'),
      say: (sex: Sex | null) => (sex === null ? '' : t(`words:values.sex.${sex}`)),
    },
    animalBirthdate: { label: t('form.birthdate') },
    sire: { label: t('values.parent.sire'), say: sayParent },
    dam: { label: t('values.parent.dam'), say: sayParent },
    animalChipId: { label: t('form.chip') },
    registryId: { label: t('form.registryId') },
    otherIdentifiers: {
      label: t('identifiers'),
      say: (all: readonly OtherIdentifier[]) =>
        list(all.map(({ kind, value }) => `${t(`values.identifierKind.${kind}`)} ${value}`)),
    },
    deathCause: {
      label: t('page.cause'),
      say: (cause: DeathCause | null) => (cause === null ? '' : t(`values.deathCause.${cause}`)),
    },
    bodyFate: {
      label: t('page.body'),
      say: (fate: BodyFate | null) => (fate === null ? '' : t(`values.bodyFate.${fate}`)),
    },
    notes: { label: t('form.notes'), maxLength: ANIMAL_NOTES_LENGTH },
  };
}

import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownAnimal } from '#domain/animal-import/import-ground.ts';
import { censusText } from '#domain/groups/census.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { speciesLabel } from '../species-label.ts';
import type { Ground } from '../useImportGround.ts';
import type { ImportLine } from './import-line.ts';

/** The animal that a line would write, in the words of the reader. */
export type RowTexts = {
  readonly species: string;
  readonly sex: string;
  readonly birth: string;
  readonly enclosure: string;
};

const NOTHING: RowTexts = { species: '', sex: '', birth: '', enclosure: '' };

/** An animal as far as a reader tells it from another one. */
export type ShownAnimal = Pick<KnownAnimal, 'specieId' | 'animalSexe' | 'animalBirthdate' | 'enclosureId'>;

/** Returns a function for the texts of an animal of the file or of the register; '' for what is unknown. */
export function useAnimalTexts({ enclosures, species }: Ground): (animal: ShownAnimal) => RowTexts {
  const { t } = useTranslation(['animal-import', 'words']);
  const language = useLanguage();
  return useMemo(() => {
    const enclosureNames = new Map(enclosures.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]));
    const speciesNames = new Map(species.map((one) => [one.specieId, speciesLabel(one, language)]));
    return ({ specieId, animalSexe, animalBirthdate, enclosureId }) => ({
      species: speciesNames.get(specieId ?? '') ?? '',
      sex: animalSexe === null ? '' : t(`words:values.sex.${animalSexe}`),
      birth: animalBirthdate ?? '',
      enclosure: enclosureNames.get(enclosureId ?? '') ?? '',
    });
  }, [enclosures, species, language, t]);
}

/**
 * Returns a function for the animal or the group that a line writes; the census of a group stands in place of a sex.
 * Empty texts for a line that writes neither.
 */
export function useRowCells(ground: Ground): (line: ImportLine) => RowTexts {
  const textsOf = useAnimalTexts(ground);
  return useCallback(
    ({ row: { write, group } }) => {
      if (group === null) return write === null ? NOTHING : textsOf(write);
      const { specieId, enclosureId, census } = group;
      const texts = textsOf({ specieId, enclosureId, animalSexe: null, animalBirthdate: null });
      return { ...texts, sex: census === null ? '' : censusText(census) };
    },
    [textsOf],
  );
}

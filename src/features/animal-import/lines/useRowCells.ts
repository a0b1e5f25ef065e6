import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Returns a function for the animal that a line writes; empty texts for a line that writes none. */
export function useRowCells({ enclosures, species }: Ground): (line: ImportLine) => RowTexts {
  const { t } = useTranslation('animal-import');
  const language = useLanguage();
  return useMemo(() => {
    const enclosureNames = new Map(enclosures.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]));
    const speciesNames = new Map(species.map((one) => [one.specieId, speciesLabel(one, language)]));
    return ({ row: { write } }) =>
      write === null
        ? NOTHING
        : {
            species: speciesNames.get(write.specieId ?? '') ?? '',
            sex: write.animalSexe === null ? '' : t(`values.sex.${write.animalSexe}`),
            birth: write.animalBirthdate ?? '',
            enclosure: enclosureNames.get(write.enclosureId) ?? '',
          };
  }, [enclosures, species, language, t]);
}

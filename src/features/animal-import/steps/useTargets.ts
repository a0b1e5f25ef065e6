import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SEXES } from '#domain/animals/animal.ts';
import type { MatchedField } from '#domain/animal-import/import-field.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { speciesLabel } from '../species-label.ts';
import type { Ground } from '../useImportGround.ts';

/** A possible match of a word in the file. */
export type Target = { readonly value: string; readonly label: string };

/** Returns, by field, the possible matches: those of the establishment and the catalogue, and no new ones. */
export function useTargets({ enclosures, species }: Ground): Readonly<Record<MatchedField, Target[]>> {
  const { t } = useTranslation(['animal-import', 'words']);
  const language = useLanguage();
  return useMemo(() => {
    const byLabel = (a: Target, b: Target) => a.label.localeCompare(b.label, language);
    return {
      species: species.map((one) => ({ value: one.specieId, label: speciesLabel(one, language) })).toSorted(byLabel),
      enclosure: enclosures
        .filter(({ isArchived, mayEdit }) => !isArchived && mayEdit)
        .map(({ enclosureId, enclosureName }) => ({ value: enclosureId, label: enclosureName })),
      animalSexe: SEXES.map((sex) => ({ value: sex, label: t(`words:values.sex.${sex}`) })),
      status: [
        { value: 'present', label: t('match.present') },
        { value: 'dead', label: t('match.dead') },
        { value: 'left', label: t('match.left') },
      ],
    };
  }, [enclosures, species, language, t]);
}

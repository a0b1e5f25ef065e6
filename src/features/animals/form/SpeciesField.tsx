import { Select, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { foldText } from '#lib/search/fold-text.ts';
import { compareIn } from '#ui/table/columns.ts';

/** As many are offered at a time; typing finds the others. */
const MOST_OFFERED = 60;

/** The species of an animal, found by any of its common names, in any language, or its Latin one. */
export function SpeciesField({
  value,
  error,
  description,
  onChange,
}: {
  readonly value: string | null;
  readonly error: string | null;
  readonly description?: string | undefined;
  readonly onChange: (specieId: string | null) => void;
}) {
  const { t } = useTranslation('animals');
  const language = useLanguage();
  const { data: taxonomy } = useTaxonomyQuery();
  const { choices, searched, latin } = useMemo(() => {
    const all = Object.entries(taxonomy?.species ?? {});
    const compare = compareIn(language);
    return {
      choices: all
        .map(([id, { specieName, specieLatinName, trad }]) => ({
          value: id,
          label: trad[language] || specieName || specieLatinName,
        }))
        .toSorted((a, b) => compare(a.label, b.label)),
      searched: new Map(
        all.map(([id, { specieName, specieLatinName, trad }]) => [
          id,
          foldText([specieName, specieLatinName, ...Object.values(trad)].join(' \n')),
        ]),
      ),
      latin: new Map(all.map(([id, { specieLatinName }]) => [id, specieLatinName])),
    };
  }, [taxonomy, language]);
  const chosenLatin = value === null ? undefined : latin.get(value);
  return (
    <Select
      name="specieId"
      label={t('columns.species')}
      description={description ?? chosenLatin}
      placeholder={t('form.speciesHint')}
      required
      searchable
      clearable
      limit={MOST_OFFERED}
      nothingFoundMessage={t('form.speciesNone')}
      data={choices}
      value={value}
      error={error}
      onChange={onChange}
      filter={({ options, search, limit }) => {
        const words = foldText(search).split(/\s+/).filter(Boolean);
        return options
          .filter(
            (option) => 'value' in option && words.every((word) => searched.get(option.value)?.includes(word) === true),
          )
          .slice(0, limit);
      }}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <Text component="span" fz="xs" c="dimmed" fs="italic" lang="la" ms={8}>
            {latin.get(option.value)}
          </Text>
        </span>
      )}
    />
  );
}

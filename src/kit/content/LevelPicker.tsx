import { Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { QUESTION_LEVELS, type QuestionLevel, type QuestionLevelKind } from '#domain/content/question-level.ts';
import { familyChoices, orderChoices } from '../taxon/taxon-choices.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { compareIn } from '#ui/table/columns.ts';

/** The choice of a level: its kind, then the order, the family or the species. */
export function LevelPicker({
  name,
  value,
  kinds = QUESTION_LEVELS,
  taxonomy,
  readOnly,
  error,
  onChange,
}: {
  readonly name: string;
  readonly value: QuestionLevel;
  readonly kinds?: readonly QuestionLevelKind[];
  readonly taxonomy: Taxonomy;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (value: QuestionLevel) => void;
}) {
  const { t } = useTranslation(['content', 'words']);
  const language = useLanguage();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Select
        label={t('level')}
        readOnly={readOnly}
        allowDeselect={false}
        data={kinds.map((kind) => ({ value: kind, label: t(`values.level.${kind}`) }))}
        value={value.kind}
        onChange={(kind) => kind !== null && onChange({ kind, id: null })}
        {...(value.kind === 'base' ? { name, error } : {})}
      />
      {value.kind !== 'base' && (
        <SearchSelect
          name={name}
          label={t(`values.level.${value.kind}`)}
          required
          readOnly={readOnly}
          nothingFoundMessage={t('words:noResult')}
          data={taxonChoices(value.kind, taxonomy, language)}
          value={value.id}
          error={error}
          onChange={(id) => onChange({ kind: value.kind, id })}
        />
      )}
    </SimpleGrid>
  );
}

function taxonChoices(kind: 'order' | 'family' | 'species', taxonomy: Taxonomy, language: Language) {
  if (kind === 'order') return orderChoices(taxonomy, language);
  if (kind === 'family') return familyChoices(taxonomy, language);
  const compare = compareIn(language);
  return Object.entries(taxonomy.species)
    .map(([value, species]) => ({ value, label: speciesNameIn(species, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { QUESTION_LEVELS, type QuestionLevelKind } from '#domain/content/question-level.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { useLevelName } from '../parts/useLevelName.ts';
import { TranslatedField } from './TranslatedField.tsx';
import type { EthogramForm } from './useEthogramForm.ts';

/** Reference, name, description and level of an ethogram. */
export function IdentityFields({
  form,
  errorOf,
}: {
  readonly form: EthogramForm;
  readonly errorOf: (path: string) => string | null;
}) {
  const { t } = useTranslation(['ethograms', 'words']);
  const levelName = useLevelName();
  const { orders, families, species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const { level, name, description } = form.values;
  const ids = { base: [], order: Object.keys(orders), family: Object.keys(families), species: Object.keys(species) };
  const change = (kind: QuestionLevelKind, id: string | null) => form.change({ level: { kind, id } });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          {...form.text('ethogramRef')}
          description={t('editor.refHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
        />
        <Select
          label={t('fields.levelKind')}
          data={QUESTION_LEVELS.map((kind) => ({ value: kind, label: t(`values.level.${kind}`) }))}
          value={level.kind}
          allowDeselect={false}
          readOnly={form.isReadOnly}
          onChange={(kind) => change(kind ?? 'base', null)}
        />
        {level.kind !== 'base' && (
          <SearchSelect
            name="level"
            label={t('fields.level')}
            data={ids[level.kind].map((id) => ({ value: id, label: levelName({ kind: level.kind, id }) }))}
            value={level.id}
            limit={100}
            readOnly={form.isReadOnly}
            error={form.errorAt('level')}
            nothingFoundMessage={t('words:noResult')}
            onChange={(id) => change(level.kind, id)}
          />
        )}
      </SimpleGrid>
      <TranslatedField
        label={t('words:name')}
        path="name"
        value={name}
        errorOf={errorOf}
        isReadOnly={form.isReadOnly}
        onChange={(text) => form.change({ name: text })}
      />
      <TranslatedField
        label={t('fields.description')}
        path="description"
        value={description}
        errorOf={errorOf}
        isReadOnly={form.isReadOnly}
        onChange={(text) => form.change({ description: text })}
      />
    </>
  );
}

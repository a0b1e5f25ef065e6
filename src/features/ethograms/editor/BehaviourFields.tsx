import { ColorInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import {
  type Behaviour,
  BEHAVIOUR_TYPES,
  type BehaviourCategory,
  CODE_LENGTH,
  EXCLUSION_GROUP_LENGTH,
  NOT_VISIBLE,
  VALENCES,
} from '#domain/ethograms/ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ModifierFields } from './ModifierFields.tsx';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';

/** The fields of one behaviour. */
export function BehaviourFields({
  path,
  behaviour,
  categories,
  errorOf,
  isReadOnly,
  onChange,
}: {
  /** of the behaviour in the ethogram */
  readonly path: string;
  readonly behaviour: Behaviour;
  readonly categories: readonly BehaviourCategory[];
  readonly errorOf: (path: string) => string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (difference: Partial<Behaviour>) => void;
}) {
  const { t } = useTranslation('ethograms');
  const language = useLanguage();
  const common = (name: keyof Behaviour) => ({
    name: `${path}.${name}`,
    error: errorOf(`${path}.${name}`),
    readOnly: isReadOnly,
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput
          {...common('code')}
          label={t('fields.code')}
          maxLength={CODE_LENGTH}
          readOnly={isReadOnly || behaviour.code === NOT_VISIBLE}
          value={behaviour.code}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
        <TextInput
          {...common('key')}
          label={t('fields.key')}
          value={behaviour.key}
          onChange={(event) => onChange({ key: [...event.currentTarget.value].at(-1) ?? '' })}
        />
        <ColorInput
          {...common('colour')}
          label={t('fields.colour')}
          format="hex"
          value={behaviour.colour}
          onChange={(colour) => onChange({ colour })}
        />
        <Select
          {...common('type')}
          label={t('fields.type')}
          allowDeselect={false}
          data={BEHAVIOUR_TYPES.map((type) => ({ value: type, label: t(`values.type.${type}`) }))}
          value={behaviour.type}
          onChange={(type) => onChange({ type: type as Behaviour['type'] })}
        />
        <Select
          {...common('categoryId')}
          label={t('fields.category')}
          allowDeselect={false}
          data={categories.map(({ categoryId, name }) => ({
            value: categoryId,
            label: textIn(name, language) || t('editor.newCategory'),
          }))}
          value={behaviour.categoryId}
          onChange={(categoryId) => onChange({ categoryId: categoryId ?? '' })}
        />
        <Select
          {...common('valence')}
          label={t('fields.valence')}
          allowDeselect={false}
          data={VALENCES.map((valence) => ({ value: valence, label: t(`values.valence.${valence}`) }))}
          value={behaviour.valence}
          onChange={(valence) => onChange({ valence: valence as Behaviour['valence'] })}
        />
        <TextInput
          {...common('exclusionGroup')}
          label={t('fields.exclusionGroup')}
          description={t('editor.groupHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={EXCLUSION_GROUP_LENGTH}
          value={behaviour.exclusionGroup ?? ''}
          onChange={(event) => onChange({ exclusionGroup: event.currentTarget.value || null })}
        />
        <TextInput
          {...common('pictureUrl')}
          label={t('fields.pictureUrl')}
          description={t('editor.pictureHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="url"
          value={behaviour.pictureUrl ?? ''}
          onChange={(event) => onChange({ pictureUrl: event.currentTarget.value || null })}
        />
      </SimpleGrid>
      <TranslatedField
        label={t('fields.behaviourName')}
        path={`${path}.name`}
        value={behaviour.name}
        errorOf={errorOf}
        isReadOnly={isReadOnly}
        onChange={(name) => onChange({ name })}
      />
      <TranslatedField
        label={t('fields.definition')}
        path={`${path}.definition`}
        value={behaviour.definition}
        errorOf={errorOf}
        isReadOnly={isReadOnly}
        onChange={(definition) => onChange({ definition })}
      />
      <ModifierFields
        path={`${path}.modifiers`}
        modifiers={behaviour.modifiers}
        errorOf={errorOf}
        isReadOnly={isReadOnly}
        onChange={(modifiers) => onChange({ modifiers })}
      />
    </Stack>
  );
}

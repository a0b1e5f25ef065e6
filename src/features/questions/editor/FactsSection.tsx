import { Checkbox, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
  QUESTION_REF_LENGTH,
  QUESTION_TYPES,
  type QuestionContent,
} from '#domain/questions/question.ts';
import { answersOfType } from './answers-of-type.ts';
import type { Known } from './known.ts';
import { LevelPicker } from '#kit/content/LevelPicker.tsx';
import { SourcesField } from '#kit/content/SourcesField.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';

/** Code, level, domain, type, weight and the sources of a question. */
export function FactsSection({ form, known }: { readonly form: QuestionFormState; readonly known: Known }) {
  const { t } = useTranslation(['questions', 'words']);
  const { values } = form;
  const choices = <Field extends 'category' | 'kind' | 'type'>(
    field: Field,
    all: readonly QuestionContent[Field][],
  ) => ({
    ...form.field(field),
    allowDeselect: false,
    data: all.map((value) => ({ value, label: t(`values.${field}.${value}` as 'values.category.housing') })),
  });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          {...form.text('questionRef')}
          required
          maxLength={QUESTION_REF_LENGTH.max}
          spellCheck={false}
          placeholder="HOU-SPACE-01"
        />
        <Select
          {...choices('category', QUESTION_CATEGORIES)}
          onChange={(one) => one && form.change({ category: one })}
        />
      </SimpleGrid>
      <LevelPicker
        name="level"
        value={values.level}
        taxonomy={known.taxonomy}
        readOnly={form.isReadOnly}
        error={form.errorAt('level')}
        onChange={(level) => form.change({ level })}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <Select
          {...choices('type', QUESTION_TYPES)}
          onChange={(one) => one && form.change(answersOfType(values, one))}
        />
        <Select {...choices('kind', QUESTION_KINDS)} onChange={(one) => one && form.change({ kind: one })} />
        <NumberInput
          {...form.field('weight')}
          min={0}
          max={100}
          onChange={(weight) => form.change({ weight: typeof weight === 'number' ? weight : Number.NaN })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Checkbox {...form.flag('isRequired')} />
        <Checkbox {...form.flag('isAboutPlace')} />
      </SimpleGrid>
      <TextInput {...form.text('pictureUrl')} type="url" placeholder="https://" />
      {known.references !== null && (
        <SourcesField
          name="references"
          value={values.references}
          known={known.references}
          readOnly={form.isReadOnly}
          error={form.errorAt('references')}
          onChange={(references) => form.change({ references })}
        />
      )}
    </Stack>
  );
}

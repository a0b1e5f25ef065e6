import { Button, Checkbox, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  MAX_BANDS,
  type QuestionContent,
  SCALE_END_LENGTH,
  SCALE_VALUES,
  UNIT_LENGTH,
} from '#domain/questions/question.ts';
import { untranslated } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';

type Bands = QuestionContent['bands'];
type Part = { readonly form: QuestionFormState; readonly language: Language };

const numberOf = (value: number | string): number | null => (typeof value === 'number' ? value : null);

/** The unit, the bounds and the scored bands of a number. */
export function NumberSection({ form }: Pick<Part, 'form'>) {
  const { t } = useTranslation(['questions', 'words']);
  const { bands } = form.values;
  const changeOne = (place: number, difference: Partial<Bands[number]>) =>
    form.change({ bands: bands.map((band, at) => (at === place ? { ...band, ...difference } : band)) });
  const add = () => {
    const from = bands.at(-1)?.to ?? null;
    form.change({ bands: [...bands, { from, to: null, score: 0, isReference: false }] });
  };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <TextInput {...form.text('unit')} maxLength={UNIT_LENGTH} />
        {(['min', 'max'] as const).map((field) => (
          <NumberInput
            key={field}
            {...form.field(field)}
            value={form.values[field] ?? ''}
            onChange={(value) => form.change({ [field]: numberOf(value) })}
          />
        ))}
      </SimpleGrid>
      {bands.map((band, place) => (
        // Bands have no name of their own: their place is what they are called by.
        // oxlint-disable-next-line react/no-array-index-key
        <SimpleGrid key={place} cols={{ base: 2, sm: 5 }} spacing="xs" style={{ alignItems: 'end' }}>
          {(['from', 'to'] as const).map((end) => (
            <NumberInput
              key={end}
              name={form.faultAt('bands', `bands.${place}.${end}`) === null ? `band-${place}-${end}` : 'bands'}
              label={end === 'from' ? t('fields.from') : t('fields.to')}
              readOnly={form.isReadOnly}
              value={band[end] ?? ''}
              error={form.faultAt('bands', `bands.${place}.${end}`)}
              onChange={(value) => changeOne(place, { [end]: numberOf(value) })}
            />
          ))}
          <NumberInput
            name={form.faultAt('bands', `bands.${place}.score`) === null ? `band-${place}-score` : 'bands'}
            label={t('fields.score')}
            min={0}
            max={100}
            clampBehavior="none"
            readOnly={form.isReadOnly}
            value={band.score}
            error={form.faultAt('bands', `bands.${place}.score`)}
            onChange={(value) => changeOne(place, { score: numberOf(value) ?? 0 })}
          />
          <Checkbox
            pb={10}
            label={t('fields.isReference')}
            disabled={form.isReadOnly}
            checked={band.isReference}
            onChange={(event) => changeOne(place, { isReference: event.currentTarget.checked })}
          />
          {!form.isReadOnly && (
            <Button
              variant="subtle"
              color="red"
              mih={44}
              onClick={() => form.change({ bands: bands.filter((_one, at) => at !== place) })}
            >
              {t('editor.removeBand', { number: place + 1 })}
            </Button>
          )}
        </SimpleGrid>
      ))}
      {!form.isReadOnly && bands.length < MAX_BANDS && (
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={add}
        >
          {t('editor.addBand')}
        </Button>
      )}
    </Stack>
  );
}

/** The number of values of a scale, the words at both of its ends, and which end is the better one. */
export function ScaleSection({ form, language }: Part) {
  const { min, max } = SCALE_VALUES;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" style={{ alignItems: 'end' }}>
        <NumberInput
          {...form.field('scaleMax')}
          value={form.values.scaleMax ?? ''}
          min={min}
          max={max}
          onChange={(value) => form.change({ scaleMax: numberOf(value) })}
        />
        <Checkbox pb={10} {...form.flag('isScaleReversed')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(['scaleLow', 'scaleHigh'] as const).map((field) => {
          const { label, name, readOnly } = form.field(field);
          return (
            <TranslatedInput
              key={field}
              {...{ label, name, readOnly, language }}
              value={form.values[field] ?? untranslated()}
              maxLength={SCALE_END_LENGTH}
              error={form.faultAt(field, `${field}.${language}`)}
              onChange={(value) => form.change({ [field]: value })}
            />
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

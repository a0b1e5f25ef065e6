import { Button, Checkbox, NumberInput, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { depthOf, QUESTION_LEVELS } from '#domain/content/question-level.ts';
import {
  type Adaptation,
  HELP_LENGTH,
  LEFT_OUT_REASON_LENGTH,
  MAX_ADAPTATIONS,
  WORDING_LENGTH,
} from '#domain/questions/question.ts';
import { untranslated } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';
import type { Known } from './known.ts';
import { LevelPicker } from '#kit/content/LevelPicker.tsx';
import { SourcesField } from '#kit/content/SourcesField.tsx';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';

const TEXTS = { wording: WORDING_LENGTH, help: HELP_LENGTH, leftOutReason: LEFT_OUT_REASON_LENGTH } as const;

/** The changes of a question for levels below its own. */
export function AdaptationsSection({
  form,
  known,
  language,
}: {
  readonly form: QuestionFormState;
  readonly known: Known;
  readonly language: Language;
}) {
  const { t } = useTranslation(['questions', 'content']);
  const { adaptations, level } = form.values;
  const kinds = QUESTION_LEVELS.filter((kind) => depthOf(kind) > depthOf(level.kind));
  const put = (changed: Adaptation[]) => form.change({ adaptations: changed });
  const add = () =>
    put([
      ...adaptations,
      {
        level: { kind: kinds[0] ?? 'species', id: null },
        ...{ wording: null, help: null, weight: null, references: null, leftOutReason: null },
      },
    ]);
  return (
    <Stack gap="md">
      {adaptations.length === 0 && (
        <Text c="dimmed" fz="sm">
          {t('editor.noAdaptation')}
        </Text>
      )}
      {adaptations.map((adaptation, place) => (
        <AdaptationFields
          // Adaptations are called by their place: their level may still be chosen.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          {...{ form, known, language, kinds, adaptation, place }}
          onChange={(difference) => put(adaptations.map((one, at) => (at === place ? { ...one, ...difference } : one)))}
          onRemove={() => put(adaptations.filter((_one, at) => at !== place))}
        />
      ))}
      {!form.isReadOnly && kinds.length > 0 && adaptations.length < MAX_ADAPTATIONS && (
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={add}
        >
          {t('editor.addAdaptation')}
        </Button>
      )}
    </Stack>
  );
}

function AdaptationFields({
  form,
  known,
  language,
  kinds,
  adaptation,
  place,
  onChange,
  onRemove,
}: {
  readonly form: QuestionFormState;
  readonly known: Known;
  readonly language: Language;
  readonly kinds: readonly Adaptation['level']['kind'][];
  readonly adaptation: Adaptation;
  readonly place: number;
  readonly onChange: (difference: Partial<Adaptation>) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const { isReadOnly } = form;
  const path = `adaptations.${place}`;
  const faultAt = (part: string) => form.faultAt('adaptations', `${path}${part}`);
  const name = t('editor.adaptation', { number: place + 1 });
  const toggle = (field: 'wording' | 'help' | 'leftOutReason' | 'weight' | 'references', isOn: boolean) => {
    const begun = field === 'weight' ? form.values.weight : field === 'references' ? [] : untranslated();
    onChange({ [field]: isOn ? begun : null });
  };
  const switchOf = (field: Parameters<typeof toggle>[0]) => (
    <Checkbox
      label={t(`values.change.${field}`)}
      disabled={isReadOnly}
      checked={adaptation[field] !== null}
      onChange={(event) => toggle(field, event.currentTarget.checked)}
    />
  );
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {name}
        </Title>
        <LevelPicker
          name="adaptations"
          value={adaptation.level}
          kinds={kinds}
          taxonomy={known.taxonomy}
          readOnly={isReadOnly}
          error={faultAt('.level') ?? faultAt('')}
          onChange={(level) => onChange({ level })}
        />
        {(['wording', 'help', 'leftOutReason'] as const).map((field) => {
          const text = adaptation[field];
          return (
            <Stack key={field} gap={6}>
              {switchOf(field)}
              {text !== null && (
                <TranslatedInput
                  name={`${path}.${field}`}
                  label={field === 'leftOutReason' ? t('words:reason') : t(`fields.${field}`)}
                  value={text}
                  language={language}
                  maxLength={TEXTS[field]}
                  isLong
                  readOnly={isReadOnly}
                  error={faultAt(`.${field}.${language}`) ?? faultAt(`.${field}.fr`)}
                  onChange={(value) => onChange({ [field]: value })}
                />
              )}
            </Stack>
          );
        })}
        {switchOf('weight')}
        {adaptation.weight !== null && (
          <NumberInput
            label={t('fields.weight')}
            w={160}
            min={0}
            max={100}
            readOnly={isReadOnly}
            value={adaptation.weight}
            error={faultAt('.weight')}
            onChange={(weight) => onChange({ weight: typeof weight === 'number' ? weight : 0 })}
          />
        )}
        {known.references !== null && switchOf('references')}
        {known.references !== null && adaptation.references !== null && (
          <SourcesField
            name={`${path}.references`}
            value={adaptation.references}
            known={known.references}
            readOnly={isReadOnly}
            error={faultAt('.references')}
            onChange={(references) => onChange({ references })}
          />
        )}
        {!isReadOnly && (
          <Button variant="subtle" color="red" mih={44} style={{ alignSelf: 'flex-start' }} onClick={onRemove}>
            {t('content:remove', { name })}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { untranslated } from '#domain/content/translated.ts';
import { CONTEXT_QUESTION_TYPES, type ContextQuestion, type ContextQuestionType } from '#domain/contexts/context.ts';
import {
  ANSWER_LENGTH,
  CHOICES_OF_QUESTION,
  HELP_LENGTH,
  isChoice,
  QUESTION_REF_LENGTH,
  SCALE_END_LENGTH,
  SCALE_VALUES,
  UNIT_LENGTH,
  WORDING_LENGTH,
} from '#domain/questions/question.ts';
import type { Language } from '#domain/users/language.ts';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import { moved } from '#lib/moved.ts';
import { newId } from '#lib/new-id.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import { ofType } from './context-changes.ts';

type Props = {
  /** of the question in the context */
  readonly path: string;
  readonly question: ContextQuestion;
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly errorOf: (path: string) => string | null;
  readonly errorIn: (path: string) => string | null;
  readonly onChange: (question: ContextQuestion) => void;
};

/** The fields of one question of a context: its words in one language, its type, and what the type needs. */
export function QuestionFields(props: Props) {
  const { path, question, language, isReadOnly, errorOf, errorIn, onChange } = props;
  const { t } = useTranslation(['contexts', 'questions', 'words']);
  const { type } = question;
  return (
    <Stack gap="sm">
      {(['wording', 'help'] as const).map((field) => (
        <TranslatedInput
          key={field}
          name={`${path}.${field}`}
          label={t(`questions:fields.${field}`)}
          value={question[field]}
          language={language}
          maxLength={field === 'wording' ? WORDING_LENGTH : HELP_LENGTH}
          isLong
          readOnly={isReadOnly}
          error={errorIn(`${path}.${field}`)}
          onChange={(text) => onChange({ ...question, [field]: text })}
        />
      ))}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('words:type')}
          allowDeselect={false}
          readOnly={isReadOnly}
          data={CONTEXT_QUESTION_TYPES.map((value) => ({ value, label: t(`questions:values.type.${value}`) }))}
          value={type}
          onChange={(next) => onChange(ofType(question, next as ContextQuestionType))}
        />
        <TextInput
          name={`${path}.questionRef`}
          label={t('fields.questionRef')}
          maxLength={QUESTION_REF_LENGTH.max}
          readOnly={isReadOnly}
          value={question.questionRef}
          error={errorOf(`${path}.questionRef`)}
          onChange={(event) => onChange({ ...question, questionRef: event.currentTarget.value })}
        />
      </SimpleGrid>
      {isChoice(type) && <Answers {...props} />}
      {type === 'multiple_choice' && <Numbers {...props} fields={['minChoices', 'maxChoices']} min={0} />}
      {type === 'number' && (
        <>
          <TextInput
            name={`${path}.unit`}
            label={t('questions:fields.unit')}
            maw={200}
            maxLength={UNIT_LENGTH}
            readOnly={isReadOnly}
            value={question.unit}
            error={errorOf(`${path}.unit`)}
            onChange={(event) => onChange({ ...question, unit: event.currentTarget.value })}
          />
          <Numbers {...props} fields={['min', 'max']} />
        </>
      )}
      {type === 'scale' && (
        <>
          <Numbers {...props} fields={['scaleMax']} min={SCALE_VALUES.min} max={SCALE_VALUES.max} />
          {(['scaleLow', 'scaleHigh'] as const).map((field) => (
            <TranslatedInput
              key={field}
              name={`${path}.${field}`}
              label={t(`questions:fields.${field}`)}
              value={question[field] ?? untranslated()}
              language={language}
              maxLength={SCALE_END_LENGTH}
              readOnly={isReadOnly}
              error={errorIn(`${path}.${field}`)}
              onChange={(text) => onChange({ ...question, [field]: text })}
            />
          ))}
        </>
      )}
      <Checkbox
        label={t('questions:fields.isRequired')}
        disabled={isReadOnly}
        checked={question.isRequired}
        onChange={(event) => onChange({ ...question, isRequired: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function Numbers({
  path,
  question,
  isReadOnly,
  errorOf,
  onChange,
  fields,
  ...bounds
}: Props & {
  readonly fields: readonly ('minChoices' | 'maxChoices' | 'min' | 'max' | 'scaleMax')[];
  readonly min?: number;
  readonly max?: number;
}) {
  const { t } = useTranslation('questions');
  return (
    <SimpleGrid cols={2}>
      {fields.map((field) => (
        <NumberInput
          key={field}
          {...(bounds.min === undefined ? {} : { min: bounds.min })}
          {...(bounds.max === undefined ? {} : { max: bounds.max })}
          clampBehavior="none"
          name={`${path}.${field}`}
          label={t(`fields.${field}`)}
          readOnly={isReadOnly}
          value={question[field] ?? ''}
          error={errorOf(`${path}.${field}`)}
          onChange={(value) => onChange({ ...question, [field]: typeof value === 'number' ? value : null })}
        />
      ))}
    </SimpleGrid>
  );
}

function Answers({ path, question, language, isReadOnly, errorOf, errorIn, onChange }: Props) {
  const { t } = useTranslation(['questions', 'content']);
  const { answers } = question;
  const put = (next: ContextQuestion['answers']) => onChange({ ...question, answers: next });
  const whole = errorOf(`${path}.answers`);
  return (
    <Stack gap="xs">
      {answers.map((answer, at) => {
        const name = t('fields.answer', { number: at + 1 });
        return (
          <Group key={answer.answerId} align="flex-end" wrap="nowrap" gap={0}>
            <Stack flex={1}>
              <TranslatedInput
                name={`${path}.answers.${at}.label`}
                label={name}
                value={answer.label}
                language={language}
                maxLength={ANSWER_LENGTH}
                readOnly={isReadOnly}
                error={errorIn(`${path}.answers.${at}.label`)}
                onChange={(label) => put(answers.with(at, { ...answer, label }))}
              />
            </Stack>
            {!isReadOnly && (
              <>
                <OrderButtons
                  upLabel={t('content:up', { name })}
                  downLabel={t('content:down', { name })}
                  at={at}
                  count={answers.length}
                  onMove={(to) => put(moved(answers, at, to))}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('content:remove', { name })}
                  onClick={() => put(answers.toSpliced(at, 1))}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </>
            )}
          </Group>
        );
      })}
      {whole !== null && (
        <Text c="red" fz="sm" role="alert">
          {whole}
        </Text>
      )}
      {!isReadOnly && answers.length < CHOICES_OF_QUESTION.max && (
        <Button
          variant="light"
          mih={44}
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => put([...answers, { answerId: newId(), label: untranslated() }])}
        >
          {t('editor.addAnswer')}
        </Button>
      )}
    </Stack>
  );
}

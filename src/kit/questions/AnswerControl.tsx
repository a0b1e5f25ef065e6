import { Button, Group, NumberInput, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { ANSWER_TEXT_LENGTH } from '#domain/questionnaires/check-answer.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { DateField } from '../form/DateField.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { SeveralCards } from './SeveralCards.tsx';
import classes from './questions.module.css';

export type AnswerProps = {
  readonly question: PublishedQuestion;
  readonly value: AnswerValue;
  /** the fault of the answer, to be shown at it; null for none */
  readonly error: AppError | null;
  /** null takes the answer back */
  readonly onChange: (value: AnswerValue) => void;
};

/** The fault in the words of the page. */
type AnswerWithMessage = AnswerProps & { readonly message: string | null };

/** The control by which a question of any type is answered, by finger and keyboard. */
export function AnswerControl({
  media,
  ...props
}: AnswerProps & {
  /** how photos, films and sounds are taken: each page keeps them in its own way */
  readonly media: ReactNode;
}) {
  const { t } = useTranslation(['answering', 'words']);
  const messageOf = useErrorMessage();
  const { question, value, error, onChange } = props;
  const label = t('answer');
  const message = error === null ? null : messageOf(error);
  switch (question.type) {
    case 'single_choice':
    case 'yes_no':
      return <ChoiceCards {...props} />;
    case 'multiple_choice':
      return <SeveralCards {...props} />;
    case 'number':
      return <NumberAnswer {...props} message={message} />;
    case 'scale':
      return <ScaleAnswer {...props} message={message} />;
    case 'text':
      return (
        <Textarea
          label={label}
          size="md"
          autosize
          minRows={3}
          maxLength={ANSWER_TEXT_LENGTH + 1}
          value={typeof value === 'string' ? value : ''}
          error={message}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      );
    case 'date':
      return (
        <DateField
          label={label}
          w={240}
          value={typeof value === 'string' ? value : ''}
          error={message}
          onChange={(day) => onChange(day === '' ? null : day)}
        />
      );
    case 'media':
      return media;
  }
}

function NumberAnswer({ question: { unit, min, max }, value, message, onChange }: AnswerWithMessage) {
  const { t } = useTranslation('answering');
  const { number } = useFormat();
  const ends = { min: number(min ?? 0), max: number(max ?? 0), unit };
  const bounds =
    min === null ? max !== null && t('atMost', ends) : max === null ? t('atLeast', ends) : t('between', ends);
  return (
    <NumberInput
      label={unit === '' ? t('answer') : t('answerIn', { unit })}
      description={bounds === false ? undefined : bounds.trim()}
      size="md"
      w={240}
      hideControls
      // A number outside its bounds is told, not changed.
      clampBehavior="none"
      value={typeof value === 'number' ? value : ''}
      error={message}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

function ScaleAnswer({ question: { scaleMax, scaleLow, scaleHigh }, value, message, onChange }: AnswerWithMessage) {
  const { t } = useTranslation('answering');
  const { number } = useFormat();
  const language = useLanguage();
  const steps = Array.from({ length: scaleMax ?? 0 }, (_, place) => place + 1);
  const ends = [
    [1, scaleLow],
    [scaleMax ?? 0, scaleHigh],
  ] as const;
  const endOf = (step: number) => {
    const words = ends.find(([at]) => at === step)?.[1] ?? null;
    return words === null ? '' : textIn(words, language);
  };
  return (
    <Stack gap="xs">
      <Radio.Group
        aria-label={t('answer')}
        value={typeof value === 'number' ? String(value) : null}
        error={message}
        errorProps={{ mt: 'xs' }}
        onChange={(step) => onChange(Number(step))}
      >
        <Group gap="xs">
          {steps.map((step) => (
            <Radio.Card
              key={step}
              value={String(step)}
              className={classes['step'] ?? ''}
              aria-label={[number(step), endOf(step)].filter(Boolean).join(' : ')}
            >
              {number(step)}
            </Radio.Card>
          ))}
        </Group>
      </Radio.Group>
      {ends.map(([at]) => endOf(at) !== '' && <Text key={at} fz="sm">{`${number(at)} : ${endOf(at)}`}</Text>)}
    </Stack>
  );
}

/** Takes an answer back; the place stays while there is none, so that nothing moves. */
export function ClearAnswer({ value, onChange }: Pick<AnswerProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('answering');
  return (
    <Button
      variant="subtle"
      color="gray"
      mih={44}
      style={{ visibility: value === null ? 'hidden' : 'visible' }}
      onClick={() => onChange(null)}
    >
      {t('clear')}
    </Button>
  );
}

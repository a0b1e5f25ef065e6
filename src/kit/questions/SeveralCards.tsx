import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { chosenAfter } from '#domain/questionnaires/check-answer.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnswerProps } from './AnswerControl.tsx';
import { KeyCap } from './ChoiceCards.tsx';
import classes from './questions.module.css';
import { useAnswerWords } from './useAnswerWords.ts';

/** The answers of which several may be chosen; a press beyond the last that is allowed says so. */
export function SeveralCards({ question, value, error, onChange }: AnswerProps) {
  const { t } = useTranslation('answering');
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const { choiceLabel } = useAnswerWords();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const chosen = typeof value === 'object' && value !== null ? value : [];
  const { answers, minChoices, maxChoices } = question;
  const press = (answerId: string) => {
    const after = chosenAfter(question, chosen, answerId);
    setRefusal(after.error);
    if (after.error === null) onChange(after.chosen.length === 0 ? null : after.chosen);
  };
  const [min, max] = [minChoices ?? 0, maxChoices ?? answers.length];
  const counts = { min: number(min), max: number(max) };
  const shown = refusal ?? error;
  return (
    <Stack gap="xs" role="group" aria-label={t('answer')}>
      <Text fz="sm" c="dimmed">
        {min === max ? t('chooseExactly', counts) : min === 0 ? t('chooseUpTo', counts) : t('choose', counts)}
      </Text>
      {answers.map((answer, place) => (
        <Checkbox.Card
          key={answer.answerId}
          checked={chosen.includes(answer.answerId)}
          className={classes['card'] ?? ''}
          onClick={() => press(answer.answerId)}
        >
          <Checkbox.Indicator size="md" />
          <span className={classes['words']}>{choiceLabel(question, answer)}</span>
          <KeyCap place={place} />
        </Checkbox.Card>
      ))}
      {min === 0 && (
        <Checkbox.Card
          checked={value !== null && chosen.length === 0}
          className={classes['card'] ?? ''}
          onClick={() => {
            setRefusal(null);
            onChange(value !== null && chosen.length === 0 ? null : []);
          }}
        >
          <Checkbox.Indicator size="md" />
          <span className={classes['words']}>{t('none')}</span>
        </Checkbox.Card>
      )}
      <Text role="status" fz="sm" c="red">
        {shown !== null && messageOf(shown)}
      </Text>
    </Stack>
  );
}

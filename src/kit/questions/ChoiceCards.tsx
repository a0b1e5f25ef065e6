import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useAnswerWords } from './useAnswerWords.ts';
import type { AnswerProps } from './AnswerControl.tsx';
import classes from './questions.module.css';

/** The answers of which one is chosen, each on a card as wide as the question. */
export function ChoiceCards({ question, value, error, onChange }: AnswerProps) {
  const { t } = useTranslation('answering');
  const { choiceLabel } = useAnswerWords();
  const messageOf = useErrorMessage();
  return (
    <Radio.Group
      aria-label={t('answer')}
      value={typeof value === 'string' ? value : null}
      error={error === null ? null : messageOf(error)}
      errorProps={{ mt: 'xs' }}
      onChange={onChange}
    >
      <Stack gap="xs">
        {question.answers.map((answer, place) => (
          <Radio.Card key={answer.answerId} value={answer.answerId} className={classes['card'] ?? ''}>
            <Radio.Indicator size="md" />
            <span className={classes['words']}>{choiceLabel(question, answer)}</span>
            <KeyCap place={place} />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** The key that chooses an answer: 1 to 9, and 0 for the tenth; nothing for later ones and without a keyboard. */
export function KeyCap({ place }: { readonly place: number }) {
  if (place > 9) return null;
  return (
    <kbd className={classes['cap']} aria-hidden>
      {(place + 1) % 10}
    </kbd>
  );
}

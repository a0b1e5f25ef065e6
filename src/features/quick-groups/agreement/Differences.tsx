import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { ComparedQuestion } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAnswerWords } from '#kit/questions/useAnswerWords.ts';
import classes from './agreement.module.css';

const distanceOf = ({ levels: [one, other] }: ComparedQuestion) => Math.abs(one - other);

/** The questions whose answers lie on different levels, the furthest apart first, folded until somebody asks for them. */
export function Differences({
  compared,
  names,
}: {
  readonly compared: readonly ComparedQuestion[];
  readonly names: readonly [string, string];
}) {
  const { t } = useTranslation('quick-agreement');
  const { number } = useFormat();
  const language = useLanguage();
  const { answerText } = useAnswerWords();
  const different = compared
    .filter((one) => distanceOf(one) > 0)
    .toSorted((one, other) => distanceOf(other) - distanceOf(one));
  if (compared.length === 0) return null;
  if (different.length === 0)
    return (
      <Text fz="sm" mt="sm">
        {t('noDifferences')}
      </Text>
    );
  return (
    <details className={classes['differences']}>
      <summary>{t('differences', { number: number(different.length) })}</summary>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {different.map(({ question, answers }) => (
          <li key={question.questionId}>
            <Text fz="sm" fw={500}>
              {textIn(question.wording, language)}
            </Text>
            {names.map((name, at) => (
              <Text key={at === 0 ? 'one' : 'other'} fz="sm">
                {t('answer', { name, answer: answerText(question, answers[at] ?? null) })}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </details>
  );
}

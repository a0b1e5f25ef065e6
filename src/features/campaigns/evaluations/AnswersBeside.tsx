import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconCircleDashed, IconCircleHalf2, IconEqual, IconEqualNot, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { AnsweredTwice, GivenAnswer, Likeness } from '#domain/quick-evaluations/compared-answers.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAnswerWords } from '#kit/questions/useAnswerWords.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  equal: { tone: 'success', icon: IconEqual },
  different: { tone: 'warning', icon: IconEqualNot },
  read: { tone: 'neutral', icon: IconEye },
  one: { tone: 'neutral', icon: IconCircleHalf2 },
  none: { tone: 'neutral', icon: IconCircleDashed },
} as const satisfies Record<Likeness, object>;

/** The reason for which there is no answer, as results say it. */
const LEFT_OUT = { not_asked: 'not_asked', skipped: 'skipped', open: 'not_answered' } as const;

/** Every question with the answers and comments of two people; sign, word and colour say whether they are equal. */
export function AnswersBeside({
  answers,
  names,
}: {
  readonly answers: readonly AnsweredTwice[];
  readonly names: readonly [string, string];
}) {
  const { t } = useTranslation(['second-opinions', 'quick-agreement', 'scores']);
  const language = useLanguage();
  const { answerText } = useAnswerWords();
  const textOf = (question: AnsweredTwice['question'], { state, value }: GivenAnswer) =>
    state === 'answered' ? answerText(question, value) : t(`scores:values.leftOut.${LEFT_OUT[state]}`);
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {answers.map(({ question, answers: given, likeness }) => (
        <Paper key={question.questionId} component="li" withBorder p="sm">
          <Group justify="space-between" gap="xs" align="flex-start">
            <Text fw={500} style={{ flex: '1 1 16rem' }}>
              {textIn(question.wording, language)}
            </Text>
            <StateBadge {...LOOKS[likeness]} label={t(`values.likeness.${likeness}`)} />
          </Group>
          {given.map((one, at) => (
            <div key={at === 0 ? 'one' : 'other'} style={{ overflowWrap: 'anywhere' }}>
              <Text fz="sm">{t('quick-agreement:answer', { name: names[at], answer: textOf(question, one) })}</Text>
              {one.comment !== '' && (
                <Text fz="sm" c="dimmed">
                  {t('scores:comment', { text: one.comment })}
                </Text>
              )}
            </div>
          ))}
        </Paper>
      ))}
    </Stack>
  );
}

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Answering } from '#domain/questionnaires/answering.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import type { Explanation } from '#domain/questionnaires/explanation.ts';
import { SCORE_LABELS } from '#domain/scoring/scores.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CategoryTable } from './CategoryTable.tsx';
import { LeftOutQuestions } from './LeftOutQuestions.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { ScoreLabelBadge } from './ScoreLabelBadge.tsx';
import { useScoreWords } from './useScoreWords.ts';
import classes from './scoring.module.css';

/** The scores of answers, step by step: overall, by category, and each question's part; what is left out, by name. */
export function ScoreReport({
  flow,
  answering,
  explanation,
}: {
  readonly flow: Flow;
  readonly answering: Answering;
  readonly explanation: Explanation;
}) {
  const { t } = useTranslation('scores');
  const words = useScoreWords();
  const { scores, label, categories } = explanation;
  return (
    <Stack gap="lg">
      <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-label={t('overall')}>
        <Group gap="md" align="center">
          <Text className={classes['figure'] ?? ''}>{words.score(scores.overall)}</Text>
          <Stack gap={2} align="flex-start">
            <Text fw={600}>{t('overall')}</Text>
            {label === null ? <Text c="dimmed">{t('noScore')}</Text> : <ScoreLabelBadge label={label} />}
          </Stack>
        </Group>
        <CategoryTable explanation={explanation} />
        <Formula text={words.overallSum(explanation)} />
        <Thresholds />
      </Paper>
      {categories.map((category) => (
        <Paper key={category.category} component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h3">
              {t(`values.category.${category.category}`)}
            </Title>
            <Group gap="sm">
              <Text fw={600}>{words.score(category.score)}</Text>
              {category.label !== null && <ScoreLabelBadge label={category.label} />}
            </Group>
          </Group>
          <QuestionTable category={category} flow={flow} answering={answering} />
          {category.score === null ? (
            <Text fz="sm" c="dimmed" mt="xs">
              {category.questions.some(({ score }) => score !== null) ? t('allWeighNothing') : t('nothingCounts')}
            </Text>
          ) : (
            <Formula text={words.categorySum(category)} />
          )}
        </Paper>
      ))}
      <LeftOutQuestions flow={flow} explanation={explanation} />
    </Stack>
  );
}

function Formula({ text }: { readonly text: string }) {
  const { t } = useTranslation('scores');
  if (text === '') return null;
  return (
    <Text fz="sm" mt="xs" className={classes['formula'] ?? ''}>
      {t('sum', { text })}
    </Text>
  );
}

/** The least value of each label. */
function Thresholds() {
  const { t } = useTranslation('scores');
  const { number, list } = useFormat();
  const named = SCORE_LABELS.map(([label, least]) =>
    least === -Infinity
      ? t('below', { label: t(`values.label.${label}`) })
      : t('from', { label: t(`values.label.${label}`), number: number(least) }),
  );
  return (
    <Text fz="sm" c="dimmed" mt="xs">
      {t('thresholds', { labels: list(named) })}
    </Text>
  );
}

import { Group, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnsweredEvaluation } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { textIn } from '#domain/content/translated.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { largestLosses } from '#domain/questionnaires/largest-losses.ts';
import { labelOf } from '#domain/scoring/scores.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { Explained, type ExplainedEvaluation } from './Explained.tsx';
import classes from './results.module.css';
import { finishedAt, type Scored } from './useGroupResults.ts';

/** The most questions that are named for pulling the score down. */
const NAMED_LOSSES = 3;

type Compared = {
  readonly shown: Scored<AnsweredEvaluation>;
  readonly before: Scored<AnsweredEvaluation> | null;
};

/** The scores of an evaluation at a glance: overall, by category, since the evaluation before, and the largest losses. */
export function Overview({ shown, before }: Compared) {
  const { t } = useTranslation(['quick-evaluations', 'scores']);
  const { number } = useFormat();
  const { score } = useScoreWords();
  const { evaluation, result } = shown;
  // A score never hides that few questions were answered.
  const answered = result && [
    t('answered', { count: result.answered, total: number(result.asked) }),
    ...(result.skipped > 0 ? [t('skipped', { count: result.skipped })] : []),
  ];
  return (
    <Stack gap="md" mt="md">
      <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-label={t('scores:overall')}>
        <Group gap="md">
          <Text className={classes['figure'] ?? ''}>{score(result?.overall ?? null)}</Text>
          <Stack gap={2} align="flex-start">
            <Text fw={600}>{t('scores:overall')}</Text>
            {result !== null && result.label !== null && <ScoreLabelBadge label={result.label} />}
            {answered !== null && (
              <Text fz="sm" c="dimmed">
                {answered.join(', ')}
              </Text>
            )}
            <Change shown={shown} before={before} />
          </Stack>
        </Group>
      </Paper>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {QUESTION_CATEGORIES.map((category) => {
          const value = result?.categories[category] ?? null;
          const label = labelOf(value);
          return (
            <Paper key={category} component="li" withBorder p="sm">
              <Text fz="sm">{t(`scores:values.category.${category}`)}</Text>
              <Group gap="sm">
                <Text fz="xl" fw={600} className={classes['number'] ?? ''}>
                  {score(value)}
                </Text>
                {label === null ? (
                  <Text fz="sm" c="dimmed">
                    {t('noCategoryScore')}
                  </Text>
                ) : (
                  <ScoreLabelBadge label={label} />
                )}
              </Group>
            </Paper>
          );
        })}
      </SimpleGrid>
      <Explained evaluation={evaluation}>{(explained) => <Losses {...explained} />}</Explained>
      {evaluation.feedback !== '' && (
        <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
          <Title order={2} size="h3" mb="xs">
            {t('feedbackTitle')}
          </Title>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{evaluation.feedback}</Text>
        </Paper>
      )}
    </Stack>
  );
}

/** The change of the overall score since the evaluation before; nothing where there is none, or one has no score. */
function Change({ shown, before }: Compared) {
  const { t } = useTranslation('quick-evaluations');
  const { shortDay } = useFormat();
  const { score } = useScoreWords();
  const [now, then] = [shown.result?.overall ?? null, before?.result?.overall ?? null];
  if (before === null || now === null || then === null) return null;
  // The difference of the figures as they are shown.
  const change = Math.round(now * 10) / 10 - Math.round(then * 10) / 10;
  const sign = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return (
    <Text fz="sm">
      {t(`values.change.${sign}`, { points: score(Math.abs(change)), date: shortDay(finishedAt(before)) })}
    </Text>
  );
}

function Losses({ flow, explanation }: ExplainedEvaluation) {
  const { t } = useTranslation('quick-evaluations');
  const language = useLanguage();
  const { score } = useScoreWords();
  const losses = largestLosses(explanation, NAMED_LOSSES);
  const wordings = new Map(flow.questions.map(({ questionId, wording }) => [questionId, textIn(wording, language)]));
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
      <Title order={2} size="h3" mb="xs">
        {t('losses')}
      </Title>
      {losses.length === 0 ? (
        <Text c="dimmed">{t('noLosses')}</Text>
      ) : (
        <List type="ordered" aria-label={t('losses')}>
          {losses.map(({ questionId, points }) => (
            <List.Item key={questionId}>
              {t('loss', { question: wordings.get(questionId), points: score(points) })}
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

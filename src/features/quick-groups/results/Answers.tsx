import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { mediaOf } from '#domain/quick-evaluations/evaluation-media.ts';
import { answerOf } from '#domain/questionnaires/answering.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAnswerWords } from '#kit/questions/useAnswerWords.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { ExplainedEvaluation } from './Explained.tsx';

// Fetched apart: most questions have no files.
const MediaList = lazy(async () => ({ default: (await import('../media/MediaList.tsx')).MediaList }));

/** Every question of an evaluation by category, with its answer, comment, files, and its score where scores are shown. */
export function Answers({
  flow,
  answering,
  explanation,
  media,
  hasScores = true,
}: ExplainedEvaluation & { readonly hasScores?: boolean }) {
  const { t } = useTranslation('scores');
  const language = useLanguage();
  const { answerText } = useAnswerWords();
  const { weight } = useScoreWords();
  const questions = new Map(flow.questions.map((question) => [question.questionId, question]));
  return (
    <Stack gap="lg" mt="md" maw={900}>
      {explanation.categories.map(({ category, questions: explained }) => (
        <section key={category}>
          <Title order={2} size="h3" mb="xs">
            {t(`values.category.${category}`)}
          </Title>
          <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
            {explained.map(({ questionId, score, leftOut }) => {
              const question = questions.get(questionId);
              const comment = answering.comments[questionId] ?? '';
              const files = mediaOf(media, questionId);
              const isTold = leftOut === null || leftOut === 'no_score';
              return (
                question !== undefined && (
                  <Paper key={questionId} component="li" withBorder p="sm">
                    <Group justify="space-between" gap="sm" align="flex-start">
                      <div style={{ flex: '1 1 16rem' }}>
                        <Text fw={500}>{textIn(question.wording, language)}</Text>
                        {/* The answer of a question that asks for media is its files. */}
                        {(question.type !== 'media' || files.length === 0) && (
                          <Text>
                            {isTold
                              ? answerText(question, answerOf(answering, questionId))
                              : t(`values.leftOut.${leftOut}`)}
                          </Text>
                        )}
                      </div>
                      {hasScores && score !== null && (
                        <Text fw={600}>{`${weight(score.score)} / ${weight(score.max)}`}</Text>
                      )}
                    </Group>
                    {comment !== '' && (
                      <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
                        {t('comment', { text: comment })}
                      </Text>
                    )}
                    {files.length > 0 && (
                      <Suspense fallback={null}>
                        <MediaList media={files} />
                      </Suspense>
                    )}
                  </Paper>
                )
              );
            })}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

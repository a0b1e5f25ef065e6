import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useQuestionSetQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import { mediaOf } from '#domain/quick-evaluations/evaluation-media.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { evaluationHref, resultsHref } from '../addresses.ts';
import { MediaList } from './MediaList.tsx';
import type { ShownEvaluation } from './shown-media.ts';

/** The media of one evaluation by question, in the order of its questions, under its date. */
export function GalleryDay({ evaluation, media }: ShownEvaluation) {
  const { dateTime } = useFormat();
  const language = useLanguage();
  const { groupId, setId, evaluationId, status } = evaluation;
  const { data: set, error, refetch } = useQuestionSetQuery({ groupId, setId });
  const href = status === 'finished' ? resultsHref(groupId, evaluationId) : evaluationHref(groupId, evaluationId);
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        <Anchor component={Link} to={href} fz="inherit" underline="always">
          {dateTime(evaluation.startedAtUnix)}
        </Anchor>
      </Title>
      {set === undefined && error !== undefined && (
        <LoadFailed error={error} what="evaluation/load-failed" onRetry={() => void refetch()} />
      )}
      <Stack gap="md">
        {set?.questions.map(({ question }) => {
          const ofQuestion = mediaOf(media, question.questionId);
          return (
            ofQuestion.length > 0 && (
              <div key={question.questionId}>
                <Text fw={500} mb="xs">
                  {textIn(question.wording, language)}
                </Text>
                <MediaList media={ofQuestion} canDownload />
              </div>
            )
          );
        })}
      </Stack>
    </section>
  );
}

import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuestionQuery, useQuestionStepsQuery } from '#data/questions/questions.endpoints.ts';
import type { Question } from '#domain/questions/question.ts';
import { logAt, type QuestionLog } from '#domain/questions/question-log.ts';
import { textIn } from '#domain/content/translated.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { nowMs } from '#lib/clock.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { QuestionPreview } from '../editor/QuestionPreview.tsx';
import { QuestionNotFound } from '../parts/QuestionNotFound.tsx';
import { QuestionStatusBadge } from '../parts/QuestionStatusBadge.tsx';
import { MAX_STEPS_READ } from './max-steps-read.ts';
import { QuestionDifferences } from './QuestionDifferences.tsx';
import classes from './history.module.css';

const MINUTE_MS = 60_000;

/** /QuestionTimeMachine: the question of `?id=` as it stood at the end of the day of `?date=`, and what changed since. */
export function Component() {
  return (
    <RecordPage notFound={<QuestionNotFound />}>{(questionId) => <TimeMachine questionId={questionId} />}</RecordPage>
  );
}

function TimeMachine({ questionId }: { readonly questionId: string }) {
  const question = useQuestionQuery(questionId);
  const steps = useQuestionStepsQuery({ questionId, count: MAX_STEPS_READ });
  const record =
    question.data === undefined || steps.data === undefined
      ? undefined
      : { question: question.data, steps: steps.data.items };
  const refetch = () => {
    void question.refetch();
    void steps.refetch();
  };
  return (
    <RecordState
      asked={{ record, error: question.error ?? steps.error, refetch }}
      unknown={['question/not-found']}
      notFound={<QuestionNotFound />}
      isWholePage
    >
      {(known) => <AtDate {...known} />}
    </RecordState>
  );
}

function AtDate({ question, steps }: { readonly question: Question; readonly steps: readonly QuestionLog[] }) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const { dateTime } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('date') ?? dayOf(nowMs(), ZONE);
  const endOfDay = (instantOfDay(day, '23:59', ZONE) ?? nowMs()) + MINUTE_MS - 1;
  const chosen = steps.find(({ logId }) => logId === parameters.get('step'));
  const state = chosen ?? logAt(steps, endOfDay);
  const show = (changes: Record<string, string>) =>
    setParameters({ id: question.questionId, ...changes }, { replace: true });
  return (
    <>
      <PageHeader
        title={t('history.title')}
        subtitle={`${question.questionRef} · ${textIn(question.wording, language)}`}
      />
      <div className={classes['steps'] ?? ''}>
        <Paper withBorder p="lg">
          <Stack gap="md">
            <DateField
              label={t('history.day')}
              value={day}
              max={dayOf(nowMs(), ZONE)}
              error={null}
              onChange={(date) => show({ date })}
            />
            <Title order={2} size="h4">
              {t('history.steps')}
            </Title>
            <Stack gap={4}>
              {steps.map((step) => (
                <Button
                  key={step.logId}
                  variant={step.logId === state?.logId ? 'light' : 'subtle'}
                  justify="flex-start"
                  h="auto"
                  mih={44}
                  py={6}
                  aria-pressed={step.logId === state?.logId}
                  onClick={() => show({ date: dayOf(step.atUnix, ZONE), step: step.logId })}
                >
                  <Stack gap={0} align="flex-start">
                    <span>{t(`values.action.${step.action}`)}</span>
                    <Text span fz="xs" c="dimmed">
                      {dateTime(step.atUnix)} · {step.byName}
                    </Text>
                  </Stack>
                </Button>
              ))}
            </Stack>
          </Stack>
        </Paper>
        {state === null ? (
          <Text>{t('history.before')}</Text>
        ) : (
          <Stack gap="lg">
            <Paper component="section" withBorder p="lg">
              <Title order={2} size="h3" mb="md">
                {t('history.state')}
              </Title>
              <Stack gap="md">
                <div>
                  <QuestionStatusBadge status={state.status} version={state.version} />
                </div>
                <QuestionPreview question={state.content} language={language} />
              </Stack>
            </Paper>
            <Paper component="section" withBorder p="lg">
              <Title order={2} size="h3" mb="md">
                {t('history.since')}
              </Title>
              <QuestionDifferences left={state.content} right={question} sameText={t('history.same')} />
            </Paper>
          </Stack>
        )}
      </div>
    </>
  );
}

import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { flowOf } from '#domain/questionnaires/flow.ts';
import type { QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { comparedAnswers, equalShareOf } from '#domain/quick-evaluations/compared-answers.ts';
import { agreementOf } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { AgreementFigures, type Figure, finishedAt, type Scored } from '#features/quick-groups/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { AnswersBeside } from './AnswersBeside.tsx';

type Opinion = Scored<CampaignEvaluation>;

type Props = {
  readonly first: Opinion;
  readonly version: QuestionnaireVersion;
  readonly nameOf: (userId: string) => string;
  readonly hasScores: boolean;
};

/** An evaluation beside the second opinions on it, each with the agreement, both scores and every question. */
export function SecondOpinions({ seconds, ...props }: Props & { readonly seconds: readonly Opinion[] }) {
  const { t } = useTranslation(['second-opinions', 'quick-agreement']);
  const [running, finished] = [false, true].map((isFinished) =>
    seconds.filter(({ evaluation }) => (evaluation.status === 'finished') === isFinished),
  ) as [Opinion[], Opinion[]];
  return (
    <Stack gap="md" mt="md" maw={900}>
      {running.map(({ evaluation: { evaluationId, leaderId } }) => (
        <Text key={evaluationId}>{t('running', { name: props.nameOf(leaderId) })}</Text>
      ))}
      {finished.map((second) => (
        <Compared key={second.evaluation.evaluationId} {...props} second={second} />
      ))}
      {finished.length > 0 && (
        <Text fz="sm" c="dimmed">
          {`${t('method')} ${t('quick-agreement:method')}`}
        </Text>
      )}
    </Stack>
  );
}

function Compared({ first, second, version, nameOf, hasScores }: Props & { readonly second: Opinion }) {
  const { t } = useTranslation(['second-opinions', 'quick-agreement']);
  const { number, dateTime } = useFormat();
  const words = useScoreWords();
  const id = useId();
  const [one, other] = [first.evaluation, second.evaluation];
  const { answers, agreement } = useMemo(() => {
    const flow = flowOf(version);
    return {
      answers: comparedAnswers(flow, one, other),
      agreement: agreementOf({ evaluation: one, flow }, { evaluation: other, flow }),
    };
  }, [version, one, other]);
  const { equal, compared, percent } = equalShareOf(answers);
  const share =
    percent === null
      ? t('quick-agreement:undefined')
      : t('equalOf', { equal: number(equal), total: number(compared), percent: words.percent(percent) });
  const scores = [first, second].map(({ evaluation: { leaderId }, result }): Figure => [
    t('scoreOf', { name: nameOf(leaderId) }),
    words.percent(result?.overall ?? null),
  ]);
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-labelledby={id}>
      <Title order={2} fz="lg" id={id} style={{ overflowWrap: 'anywhere' }}>
        {t('title', { name: nameOf(other.leaderId), date: dateTime(finishedAt(second)) })}
      </Title>
      <AgreementFigures agreement={agreement} first={[...(hasScores ? scores : []), [t('equal'), share]]} />
      <Title order={3} fz="md" mt="md" mb="xs">
        {t('answers')}
      </Title>
      <AnswersBeside answers={answers} names={[nameOf(one.leaderId), nameOf(other.leaderId)]} />
    </Paper>
  );
}

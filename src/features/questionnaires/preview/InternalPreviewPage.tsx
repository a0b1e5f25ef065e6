import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBibliographyQuery } from '#data/questions/questions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { textIn } from '#domain/content/translated.ts';
import { flowOf } from '#domain/questionnaires/flow.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { QuestionnaireNotFound } from '../parts/QuestionnaireNotFound.tsx';
import { useConditionWords } from '../parts/useConditionWords.ts';
import { PreviewHeader } from './PreviewHeader.tsx';
import { ScoredQuestion } from './ScoredQuestion.tsx';
import { type Shown, ShownQuestionnaire } from './ShownQuestionnaire.tsx';

/** /QuizzPreviewInternal: a questionnaire with the scores of its answers, its references and its sources, for the internal team. */
export function Component() {
  const actor = useActor();
  if (!mayDo(actor, 'scoredPreview.read', { zooId: actor.zooId, sectorIds: [], authorId: null }))
    return <QuestionnaireNotFound />;
  return <ShownQuestionnaire>{(shown) => <Scored shown={shown} />}</ShownQuestionnaire>;
}

function Scored({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation('answering');
  const language = useLanguage();
  const { data: sources = {} } = useBibliographyQuery();
  const { content } = shown;
  const flow = flowOf(content);
  const conditionWords = useConditionWords(new Map(flow.questions.map((one) => [one.questionId, one])));
  const numbers = new Map(flow.questions.map(({ questionId }, place) => [questionId, place + 1]));
  return (
    <>
      <PreviewHeader shown={shown} place="internal" />
      <Stack gap="lg" maw={1000}>
        {flow.sections.map(({ sectionId, name, questions }) => (
          <section key={sectionId}>
            <Title order={2} size="h3" mb="sm">
              {name === null ? t('questions') : textIn(name, language)}
            </Title>
            <Stack gap="md">
              {questions.map((question) => {
                const condition = flow.conditions.get(question.questionId);
                return (
                  <ScoredQuestion
                    key={question.questionId}
                    question={question}
                    number={numbers.get(question.questionId) ?? 0}
                    weights={content.weights}
                    isRequired={flow.required.has(question.questionId)}
                    condition={condition === undefined ? null : conditionWords(condition)}
                    sources={sources}
                  />
                );
              })}
            </Stack>
          </section>
        ))}
      </Stack>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Questionnaire,
  type QuestionnaireContent,
  questionIdsOf,
  type QuestionnaireVersion,
} from '#domain/questionnaires/questionnaire.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { QuestionnaireNotFound } from '../parts/QuestionnaireNotFound.tsx';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { WithKnown, WithQuestionnaire, WithVersion } from '../parts/WithQuestionnaire.tsx';

/** A questionnaire as it is asked: its last version, or the draft of one without a version. */
export type Shown = {
  readonly questionnaireId: string;
  readonly zooId: string | null;
  /** 0: a draft that was never published */
  readonly number: number;
  readonly content: QuestionnaireContent & Pick<QuestionnaireVersion, 'questions'>;
  /** which version is shown */
  readonly about: string;
};

/** The page of the questionnaire that `?id=` names: its last version, and for its editors a draft without one. */
export function ShownQuestionnaire({ children }: { readonly children: (shown: Shown) => ReactNode }) {
  return (
    <RecordPage notFound={<QuestionnaireNotFound />}>
      {(id) => <StoredQuestionnaire id={id}>{children}</StoredQuestionnaire>}
    </RecordPage>
  );
}

/** The questionnaire of an id, as it is asked. */
export function StoredQuestionnaire({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (shown: Shown) => ReactNode;
}) {
  const { t } = useTranslation('content');
  return (
    <WithQuestionnaire id={id}>
      {(questionnaire) => {
        const { questionnaireId, zooId, version: number } = questionnaire;
        return (
          <WithVersion questionnaireId={questionnaireId} number={number}>
            {(content) =>
              content === null ? (
                <Draft questionnaire={questionnaire}>{children}</Draft>
              ) : (
                children({ questionnaireId, zooId, number, content, about: t('versionNumber', { number }) })
              )
            }
          </WithVersion>
        );
      }}
    </WithQuestionnaire>
  );
}

/** The draft with the questions as they are published now. */
function Draft({
  questionnaire,
  children,
}: {
  readonly questionnaire: Questionnaire;
  readonly children: (shown: Shown) => ReactNode;
}) {
  const { t } = useTranslation('content');
  const { mayEdit } = useQuestionnaireRights();
  const { questionnaireId, zooId } = questionnaire;
  if (!mayEdit(zooId)) return <QuestionnaireNotFound />;
  return (
    <WithKnown>
      {({ questions }) =>
        children({
          ...{ questionnaireId, zooId, number: 0, about: t('values.status.draft') },
          content: {
            ...questionnaire,
            questions: questionIdsOf(questionnaire).flatMap((id) => questions.get(id) ?? []),
          },
        })
      }
    </WithKnown>
  );
}

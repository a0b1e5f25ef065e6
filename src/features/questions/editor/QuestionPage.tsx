import { Button } from '@mantine/core';
import { IconArrowsDiff, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBibliographyQuery, useQuestionQuery } from '#data/questions/questions.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { comparisonHref, timeMachineHref } from '../parts/addresses.ts';
import { KnowledgeState } from '../parts/KnowledgeState.tsx';
import { QuestionNotFound } from '../parts/QuestionNotFound.tsx';
import { useQuestionRights } from '../parts/useQuestionRights.ts';
import type { Known } from './known.ts';
import { QuestionForm } from './QuestionForm.tsx';

/** /QuestionManagementView: the question that `?id=` names, or a new one; to be read by people who may not edit it. */
export function Component() {
  const { mayEdit, mayCite } = useQuestionRights();
  const { data: references = null } = useBibliographyQuery(undefined, { skip: !mayCite });
  return (
    <KnowledgeState>
      {(known) => (
        <RecordPage
          notFound={<QuestionNotFound />}
          blank={mayEdit ? <NewQuestion known={{ ...known, references }} /> : <QuestionNotFound />}
        >
          {(id) => <StoredQuestion questionId={id} known={{ ...known, references }} />}
        </RecordPage>
      )}
    </KnowledgeState>
  );
}

function NewQuestion({ known }: { readonly known: Known }) {
  const { t } = useTranslation('questions');
  return (
    <>
      <PageHeader title={t('editor.newTitle')} />
      <QuestionForm question={null} known={known} />
    </>
  );
}

function StoredQuestion({ questionId, known }: { readonly questionId: string; readonly known: Known }) {
  const { t } = useTranslation(['questions', 'words']);
  const language = useLanguage();
  const { mayReadLog } = useQuestionRights();
  const { data: record, error, refetch } = useQuestionQuery(questionId);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['question/not-found']}
      notFound={<QuestionNotFound />}
      isWholePage
    >
      {(question) => (
        <>
          <PageHeader
            title={question.questionRef}
            subtitle={textIn(question.wording, language)}
            action={
              mayReadLog && (
                <>
                  <Button
                    component={Link}
                    to={timeMachineHref(questionId)}
                    variant="default"
                    leftSection={<IconHistory size={18} aria-hidden />}
                  >
                    {t('words:history')}
                  </Button>
                  <Button
                    component={Link}
                    to={comparisonHref(questionId)}
                    variant="default"
                    leftSection={<IconArrowsDiff size={18} aria-hidden />}
                  >
                    {t('words:compare')}
                  </Button>
                </>
              )
            }
          />
          <QuestionForm question={question} known={known} />
        </>
      )}
    </RecordState>
  );
}

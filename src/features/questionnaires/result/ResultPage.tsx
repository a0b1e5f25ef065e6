import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import { flowOf } from '#domain/questionnaires/flow.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { previewHref, READ_ONLY_LIST_HREF } from '../parts/addresses.ts';
import { type Shown, StoredQuestionnaire } from '../preview/ShownQuestionnaire.tsx';
import { useKeptAnswers, useLastAnswered } from '../preview/useKeptAnswers.ts';
import { Result } from './Result.tsx';

/**
 * /quizzResultView: the result of the answers given in this tab, of the questionnaire that `?id=` names or of the last
 * one; without answers, where results come from.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const last = useLastAnswered();
  const id = parameters.get('id') ?? last;
  if (id === null || !canBeStoredId(id)) return <NoResult />;
  return (
    <StoredQuestionnaire key={id} id={id}>
      {(shown) => <ResultOf shown={shown} />}
    </StoredQuestionnaire>
  );
}

function ResultOf({ shown: { questionnaireId, number, content, about } }: { readonly shown: Shown }) {
  const { t } = useTranslation('questionnaire-preview');
  const language = useLanguage();
  const navigate = useNavigate();
  const flow = useMemo(() => flowOf(content), [content]);
  const { answering } = useKeptAnswers(questionnaireId, number);
  const isBegun = Object.keys(answering.answers).length + answering.skipped.length > 0;
  if (!isBegun) return <NoResult />;
  return (
    <>
      <PageHeader title={t('resultTitle')} subtitle={`${textIn(content.name, language)} · ${about}`} />
      <Result
        flow={flow}
        answering={answering}
        weights={content.weights}
        onBack={() => void navigate(previewHref(questionnaireId))}
      />
    </>
  );
}

function NoResult() {
  const { t } = useTranslation('questionnaire-preview');
  return (
    <>
      <PageHeader title={t('resultTitle')} />
      <EmptyState
        title={t('noResult')}
        message={t('noResultText')}
        action={
          <>
            <Button component={Link} to={READ_ONLY_LIST_HREF}>
              {t('chooseQuestionnaire')}
            </Button>
            <Button component={Link} to="/QuizzResultDemo" variant="default">
              {t('seeSample')}
            </Button>
          </>
        }
      />
    </>
  );
}

import { Alert, Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { flowOf } from '#domain/questionnaires/flow.ts';
import { sampleAnswering } from '#domain/questionnaires/sample-answering.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { ScoreReport } from '#kit/scoring/ScoreReport.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { previewHref, READ_ONLY_LIST_HREF } from '../parts/addresses.ts';
import { type Shown, StoredQuestionnaire } from '../preview/ShownQuestionnaire.tsx';
import { useUsableQuestionnaires } from '../preview/useUsableQuestionnaires.ts';

/** /QuizzResultDemo: a result with made-up answers, to show how scores come about; `?id=` names the questionnaire. */
export function Component() {
  const { t } = useTranslation('questionnaire-preview');
  const [parameters, setParameters] = useSearchParams();
  const questionnaires = useUsableQuestionnaires();
  const wanted = parameters.get('id') ?? '';
  return (
    <>
      <PageHeader title={t('sampleTitle')} subtitle={t('sampleSubtitle')} />
      <Alert color="orange" icon={<IconFlask size={18} aria-hidden />} mb="md">
        {t('sampleNote')}
      </Alert>
      <RecordState asked={questionnaires} notFound={<NoneYet />}>
        {(known) => {
          const id = known.some(({ value }) => value === wanted) && canBeStoredId(wanted) ? wanted : known[0]?.value;
          if (id === undefined) return <NoneYet />;
          return (
            <>
              <SearchSelect
                label={t('questionnaire')}
                data={[...known]}
                value={id}
                mb="md"
                maw={480}
                onChange={(chosen) => chosen !== null && setParameters({ id: chosen }, { replace: true })}
              />
              <StoredQuestionnaire key={id} id={id}>
                {(shown) => <Sample shown={shown} />}
              </StoredQuestionnaire>
            </>
          );
        }}
      </RecordState>
    </>
  );
}

function Sample({ shown: { questionnaireId, content } }: { readonly shown: Shown }) {
  const { t } = useTranslation('questionnaire-preview');
  const { flow, answering, explanation } = useMemo(() => {
    const asked = flowOf(content);
    const sample = sampleAnswering(asked);
    return { flow: asked, answering: sample, explanation: explain(asked, sample, content.weights) };
  }, [content]);
  return (
    <>
      <ScoreReport flow={flow} answering={answering} explanation={explanation} />
      <Button component={Link} to={previewHref(questionnaireId)} mt="md">
        {t('answerYourself')}
      </Button>
    </>
  );
}

function NoneYet() {
  const { t } = useTranslation(['questionnaire-preview', 'questionnaires']);
  return (
    <EmptyState
      title={t('questionnaires:readOnly.emptyTitle')}
      message={t('noQuestionnaireText')}
      action={
        <Button component={Link} to={READ_ONLY_LIST_HREF} variant="light">
          {t('chooseQuestionnaire')}
        </Button>
      }
    />
  );
}

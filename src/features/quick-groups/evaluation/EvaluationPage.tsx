import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { canBeStoredId } from '#lib/stored-id.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { GroupOfPage } from '../parts/GroupOfPage.tsx';
import { OpenEvaluation } from './OpenEvaluation.tsx';
import { StartEvaluation } from './StartEvaluation.tsx';

/** /FastEvaluationView: the evaluation that `&evaluation=` names; without it the question whether to begin one. */
export function Component() {
  const { t } = useTranslation('quick-evaluations');
  const [parameters] = useSearchParams();
  const evaluationId = parameters.get('evaluation') ?? '';
  return (
    <GroupOfPage>
      {(row) => {
        if (evaluationId === '') return <StartEvaluation row={row} />;
        if (canBeStoredId(evaluationId))
          return <OpenEvaluation key={evaluationId} row={row} evaluationId={evaluationId} />;
        return <RecordNotFound title={t('notFound')} listHref="/FastEvalGroupListView" />;
      }}
    </GroupOfPage>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { contentOfKind } from '#domain/content/content-kind.ts';
import { QUESTIONNAIRE_KIND, type QuestionnaireTypes } from '#domain/questionnaires/questionnaire-table.ts';
import { emptyQuestionnaire } from '#domain/questionnaires/tidy-questionnaire.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { previewHref } from '../parts/addresses.ts';
import { QuestionnaireNotFound } from '../parts/QuestionnaireNotFound.tsx';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { WithKnown, WithQuestionnaire, WithVersion } from '../parts/WithQuestionnaire.tsx';
import { QuestionnaireEditor } from './QuestionnaireEditor.tsx';

const Comparison = lazy(async () => ({ default: (await import('../comparison/Comparison.tsx')).Comparison }));

/**
 * /quizzManagementView: the editor of the questionnaire that `?id=` names; /quizzManagementView2 opens it on its scoring.
 * The id `new` begins an official one, with `&reserved=1` one for the present establishment, with `&copy=` a copy of a
 * published one for it. With `&compare=` and a number, that version stands beside the present state, or beside `&with=`.
 * A person who may only read is led to the evaluator's view.
 */
export function Component() {
  const { t } = useTranslation('lists');
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  if (id === 'new') return <NewQuestionnaire copied={parameters.get('copy') ?? ''} />;
  if (!canBeStoredId(id)) return <QuestionnaireNotFound />;
  if (!parameters.has('compare')) return <StoredQuestionnaire key={id} id={id} />;
  return (
    <Suspense fallback={<LoadingState label={t('page.loading')} shape="page" />}>
      <Comparison key={id} id={id} />
    </Suspense>
  );
}

function useInitialStep() {
  return useLocation().pathname.toLowerCase().endsWith('view2') ? 'scoring' : 'questions';
}

function NewQuestionnaire({ copied }: { readonly copied: string }) {
  const [parameters] = useSearchParams();
  const { zooId } = useActor();
  const { mayEdit } = useQuestionnaireRights();
  const owner = parameters.has('reserved') ? zooId : null;
  if (!mayEdit(owner)) return <QuestionnaireNotFound />;
  const begun = { questionnaire: null, zooId: owner, initialStep: 'identity' } as const;
  if (!canBeStoredId(copied))
    return (
      <WithKnown>
        {(known) => <QuestionnaireEditor {...begun} content={emptyQuestionnaire()} known={known} />}
      </WithKnown>
    );
  return (
    <WithQuestionnaire id={copied}>
      {(source) => (
        <WithVersion questionnaireId={copied} number={source.version}>
          {(version) => (
            <WithKnown>
              {(known) => (
                <QuestionnaireEditor
                  key={copied}
                  {...begun}
                  content={contentOfKind<QuestionnaireTypes>(QUESTIONNAIRE_KIND, version ?? source)}
                  known={known}
                />
              )}
            </WithKnown>
          )}
        </WithVersion>
      )}
    </WithQuestionnaire>
  );
}

function StoredQuestionnaire({ id }: { readonly id: string }) {
  const { mayEdit } = useQuestionnaireRights();
  const initialStep = useInitialStep();
  return (
    <WithQuestionnaire id={id}>
      {(questionnaire) =>
        mayEdit(questionnaire.zooId) ? (
          <WithKnown>
            {(known) => (
              <QuestionnaireEditor
                questionnaire={questionnaire}
                content={questionnaire}
                zooId={questionnaire.zooId}
                known={known}
                initialStep={initialStep}
              />
            )}
          </WithKnown>
        ) : (
          <Navigate to={previewHref(id)} replace />
        )
      }
    </WithQuestionnaire>
  );
}

import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NOTHING_ANSWERED, withAnswer, withComment, withoutSkip, withSkip } from '#domain/questionnaires/answering.ts';
import { flowOf, questionToShow } from '#domain/questionnaires/flow.ts';
import { QuestionPages } from '#kit/questions/QuestionPages.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Result } from '../result/Result.tsx';
import { PreviewHeader } from './PreviewHeader.tsx';
import { PreviewMedia } from './PreviewMedia.tsx';
import type { Shown } from './ShownQuestionnaire.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';

/** The questions of a questionnaire one by one, and the result of the answers at their end. */
export function Preview({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation('questionnaire-preview');
  const [parameters, setParameters] = useSearchParams();
  const { content, questionnaireId, number } = shown;
  const flow = useMemo(() => flowOf(content), [content]);
  const { answering, change } = useKeptAnswers(questionnaireId, number);
  const isAtEnd = parameters.get('view') === 'result';
  const goTo = (place: { readonly question?: string; readonly view?: 'result' }) => {
    const next = new URLSearchParams({ id: questionnaireId, ...place });
    setParameters(next, { replace: place.view === undefined });
  };
  const question = questionToShow(flow, answering, parameters.get('question'));
  if (question === null)
    return (
      <>
        <PreviewHeader shown={shown} place="preview" />
        <EmptyState title={t('empty')} message={t('emptyText')} />
      </>
    );
  return (
    <>
      <PreviewHeader
        shown={shown}
        place="preview"
        action={
          isAtEnd && (
            <Button
              variant="default"
              leftSection={<IconRestore size={18} aria-hidden />}
              onClick={() => {
                change(NOTHING_ANSWERED);
                goTo({});
              }}
            >
              {t('restart')}
            </Button>
          )
        }
      />
      {isAtEnd ? (
        <Result flow={flow} answering={answering} weights={content.weights} onBack={() => goTo({})} />
      ) : (
        <QuestionPages
          flow={flow}
          answering={answering}
          question={question}
          finishLabel={t('finish')}
          media={(value, onChange) => <PreviewMedia value={value} onChange={onChange} />}
          note={t('nothingStored')}
          onAnswer={(id, value) => change(withAnswer(answering, id, value))}
          onSkip={(id, isSkipped) => change(isSkipped ? withSkip(answering, id) : withoutSkip(answering, id))}
          onComment={(id, comment) => change(withComment(answering, id, comment))}
          onGo={(to) => goTo({ question: to })}
          onFinish={() => goTo({ view: 'result' })}
        />
      )}
    </>
  );
}

import { Button, Group, Text, Title } from '@mantine/core';
import { IconClockPause, IconEye } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeringOfContext, givenAnswers } from '#domain/observation-sessions/context-answers.ts';
import type { ContextEntry, GivenAnswer } from '#domain/observation-sessions/session.ts';
import { withAnswer } from '#domain/questionnaires/answering.ts';
import { type Flow, progressOf, questionToShow } from '#domain/questionnaires/flow.ts';
import { QuestionPages } from '#kit/questions/QuestionPages.tsx';

/**
 * The questions of the context, one on a screen; whoever comes back finds the first required one that is open. The answers
 * are recorded on leaving each question, the questions or the page. A required question holds nobody back: it can be answered later.
 */
export function ContextQuestions({
  flow,
  known,
  onAnswers,
  onClose,
}: {
  readonly flow: Flow;
  /** the answers so far */
  readonly known: ContextEntry | null;
  readonly onAnswers: (answers: readonly GivenAnswer[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('session-context');
  const [answering, setAnswering] = useState(() => answeringOfContext(known));
  const { stillRequired } = progressOf(flow, answering);
  const [wanted, setWanted] = useState(known === null ? null : (stillRequired[0] ?? null));
  const question = questionToShow(flow, answering, wanted);
  const record = () => onAnswers(givenAnswers(flow, answering));
  const recordLast = useEffectEvent(record);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') recordLast();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      recordLast();
    };
  }, []);
  const isOpen = stillRequired.length > 0;
  if (question === null) return null;
  return (
    <section aria-labelledby="session-context">
      <Group justify="space-between" gap="sm" mb="sm">
        <div style={{ flex: '1 1 20rem' }}>
          <Title order={2} size="h4" id="session-context">
            {t('title')}
          </Title>
          <Text fz="sm" c="dimmed">
            {t('intro')}
          </Text>
        </div>
        <Button
          variant="default"
          mih={44}
          leftSection={isOpen ? <IconClockPause size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          onClick={onClose}
        >
          {t(isOpen ? 'later' : 'toSession')}
        </Button>
      </Group>
      <QuestionPages
        flow={flow}
        answering={answering}
        question={question}
        mayGoOn
        finishLabel={t('finish')}
        // A context asks for no photos.
        media={() => null}
        onAnswer={(questionId, value) => setAnswering((before) => withAnswer(before, questionId, value))}
        onGo={(to) => {
          record();
          setWanted(to);
        }}
        onFinish={onClose}
      />
    </section>
  );
}

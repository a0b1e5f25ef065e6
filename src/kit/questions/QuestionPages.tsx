import { Alert, Button, Group, Progress, Switch, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconFlag, IconListNumbers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { type Answering, answerOf } from '#domain/questionnaires/answering.ts';
import { answerFault } from '#domain/questionnaires/check-answer.ts';
import { askedIds, type Flow, neighbourOf, progressOf, statesOf } from '#domain/questionnaires/flow.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SideDrawer } from '#ui/drawer/SideDrawer.tsx';
import classes from './question-pages.module.css';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionNav } from './QuestionNav.tsx';
import { readGoesOn, storeGoesOn } from './go-on-choice.ts';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useGoOn } from './useGoOn.ts';

type Props = {
  readonly flow: Flow;
  readonly answering: Answering;
  /** the one that is shown, among those that are asked */
  readonly question: PublishedQuestion;
  /** the answers are read, not given */
  readonly isReadOnly?: boolean;
  /** a choice may lead to the next question, unless the person does not want so */
  readonly mayGoOn?: boolean;
  readonly finishLabel: string;
  /** how photos, films and sounds are taken */
  readonly media: (value: AnswerValue, onChange: (value: AnswerValue) => void) => ReactNode;
  /** above a question, such as its species */
  readonly above?: (questionId: string) => ReactNode;
  /** below an answer, such as its files; it stays while another question is shown */
  readonly below?: ReactNode;
  /** below the way on: what becomes of the answers */
  readonly note?: ReactNode;
  readonly onAnswer: (questionId: string, value: AnswerValue) => void;
  /** left out where questions are not skipped */
  readonly onSkip?: (questionId: string, isSkipped: boolean) => void;
  /** left out where there are no comments */
  readonly onComment?: (questionId: string, comment: string) => void;
  readonly onGo: (questionId: string) => void;
  readonly onFinish: () => void;
};

/** The questions of a flow, one on a screen, with the way through them. */
export function QuestionPages(props: Props) {
  const {
    flow,
    answering,
    question,
    isReadOnly = false,
    mayGoOn = false,
    finishLabel,
    media,
    above,
    below,
    note,
  } = props;
  const { onAnswer, onSkip, onComment, onGo, onFinish } = props;
  const { t } = useTranslation(['answering', 'common']);
  const language = useLanguage();
  const { list } = useFormat();
  const [isListed, setIsListed] = useState(false);
  /** the questions that somebody tried to leave: their faults are told */
  const [tried, setTried] = useState<readonly string[]>([]);
  /** somebody tried to finish: the questions that are still required are named */
  const [isEndTried, setIsEndTried] = useState(false);
  const [goesOn, setGoesOn] = useState(readGoesOn);
  const asked = askedIds(flow, answering);
  const { questionId } = question;
  const value = answerOf(answering, questionId);
  const { done, stillRequired } = progressOf(flow, answering);
  const sectionName = flow.sections.find(({ questions }) => questions.includes(question))?.name ?? null;
  const place = asked.indexOf(questionId);
  const fault = faultOf(question, value, stillRequired.includes(questionId));
  const answer = (next: AnswerValue) => onAnswer(questionId, next);
  const go = (to: string) => {
    setIsListed(false);
    onGo(to);
  };
  const next = neighbourOf(asked, questionId, 1);
  const isLast = next === null;
  const goOn = () => {
    const [missing] = stillRequired;
    const isFaulty = !isReadOnly && fault !== null && !answering.skipped.includes(questionId);
    if (isFaulty && (!isLast || missing === undefined)) {
      setTried([...tried, questionId]);
      return;
    }
    if (next !== null) return go(next);
    if (isReadOnly) return;
    if (missing === undefined) return onFinish();
    // The end is reached: the required questions that were left open are named.
    setIsEndTried(true);
    setTried([...tried, missing]);
    go(missing);
  };
  const goOnAfter = useGoOn({
    ...{ isOn: mayGoOn && goesOn && !isLast, question, isAnswered: value !== null },
    onNext: goOn,
  });
  const choose = (chosen: AnswerValue) => {
    answer(chosen);
    goOnAfter.onAnswer(chosen);
  };
  useAnswerKeys({ question: isListed || isReadOnly ? null : question, value, onChange: answer, onNext: goOn });
  const before = neighbourOf(asked, questionId, -1);
  const openNames = flow.questions
    .filter((one) => stillRequired.includes(one.questionId))
    .map(({ wording }) => textIn(wording, language));
  const nav = <QuestionNav flow={flow} states={statesOf(flow, answering)} present={questionId} onGo={go} />;
  return (
    <div className={classes['page']}>
      <aside className={classes['side']}>{nav}</aside>
      <div>
        <Group justify="space-between" gap="xs" mb={4}>
          <Text fz="sm" c="dimmed" role="status">
            {t('place', { number: place + 1, total: asked.length })}
            {sectionName !== null && ` · ${textIn(sectionName, language)}`}
          </Text>
          <Button
            variant="subtle"
            mih={44}
            className={classes['listButton'] ?? ''}
            leftSection={<IconListNumbers size={18} aria-hidden />}
            onClick={() => setIsListed(true)}
          >
            {t('questions')}
          </Button>
        </Group>
        <Progress
          value={(100 * done) / asked.length}
          aria-label={t('progress', { done, total: asked.length })}
          mb="sm"
        />
        {isEndTried && openNames.length > 0 && (
          <Alert color="orange" role="alert" mb="sm">
            {t('stillOpen', { questions: list(openNames) })}
          </Alert>
        )}
        {above?.(questionId)}
        <fieldset className={classes['given']} disabled={isReadOnly} onClickCapture={goOnAfter.onClickCapture}>
          <QuestionCard
            key={questionId}
            question={question}
            value={value}
            error={tried.includes(questionId) ? fault : null}
            isRequired={flow.required.has(questionId)}
            isSkipped={answering.skipped.includes(questionId)}
            comment={answering.comments[questionId] ?? ''}
            media={media(value, answer)}
            onChange={choose}
            onSkip={onSkip && ((isSkipped) => onSkip(questionId, isSkipped))}
            onComment={onComment && ((comment) => onComment(questionId, comment))}
          />
        </fieldset>
        {below}
        <Group grow mt="md" wrap="nowrap">
          <Button
            variant="default"
            size="lg"
            disabled={before === null}
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => before !== null && go(before)}
          >
            {t('previous')}
          </Button>
          <Button
            size="lg"
            disabled={isReadOnly && isLast}
            rightSection={isLast ? <IconFlag size={20} aria-hidden /> : <IconArrowRight size={20} aria-hidden />}
            onClick={goOn}
          >
            {isLast ? finishLabel : t('next')}
          </Button>
        </Group>
        {note !== undefined && (
          <Text fz="sm" c="dimmed" mt="sm">
            {note}
          </Text>
        )}
        <Text fz="sm" c="dimmed" className={classes['keys'] ?? ''}>
          {t('keys')}
        </Text>
        {mayGoOn && !isReadOnly && (
          <Switch
            mt="sm"
            label={t('goesOn')}
            checked={goesOn}
            onChange={(event) => {
              setGoesOn(event.currentTarget.checked);
              storeGoesOn(event.currentTarget.checked);
            }}
          />
        )}
      </div>
      <SideDrawer
        isOpen={isListed}
        title={t('questions')}
        closeLabel={t('common:close')}
        size="sm"
        onClose={() => setIsListed(false)}
      >
        {nav}
      </SideDrawer>
    </div>
  );
}

function faultOf(question: PublishedQuestion, value: AnswerValue, isStillRequired: boolean): AppError | null {
  return answerFault(question, value) ?? (isStillRequired ? appError('evaluation/question-required') : null);
}

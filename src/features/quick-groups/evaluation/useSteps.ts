import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddEvaluationStepMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { type AnsweredEvaluation, refOf } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { answeringOf } from '#domain/quick-evaluations/answering-of.ts';
import { type EvaluationStep, STEP_TEXT_LENGTH } from '#domain/quick-evaluations/quick-evaluation.ts';
import { type Answering, answerOf, withAnswer, withComment } from '#domain/questionnaires/answering.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import { toStoredAnswer } from '#domain/questionnaires/stored-answer.ts';
import type { QuestionType } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';

/** Answers and comments that are typed and not yet sent, by ids of questions. */
export type Typed = Pick<Answering, 'answers' | 'comments'>;
const NOTHING: Typed = { answers: {}, comments: {} };
/** The questions whose answers are typed: they are sent when their field is left, not letter by letter. */
const TYPED: readonly QuestionType[] = ['number', 'text', 'date'];

/**
 * Returns the answers of an evaluation and the functions that add its steps. A choice, a skip and its undoing are sent
 * at once; typed texts and numbers are sent by `send`, on leaving the field, the question or the page. Somebody who no
 * longer leads sends nothing: what they typed last is `unsent`, and sent once they lead again.
 */
export function useSteps(evaluation: AnsweredEvaluation, flow: Flow, spent: () => number) {
  const { userId } = useActor();
  const isLeader = evaluation.leaderId === userId;
  const [add] = useAddEvaluationStepMutation();
  /** the steps that the device's own copy does not have yet: a slow device answers the write before the copy comes */
  const [sent, setSent] = useState<readonly EvaluationStep[]>([]);
  const [copied, setCopied] = useState(evaluation.steps);
  if (copied !== evaluation.steps) {
    setCopied(evaluation.steps);
    setSent((before) => before.filter((step) => !isIn(evaluation.steps, step)));
  }
  const [typed, setTyped] = useState(NOTHING);
  // The fields of a question that goes away report their last state after it.
  const lastTyped = useRef(NOTHING);
  const type = (change: (before: Typed) => Typed) => {
    lastTyped.current = change(lastTyped.current);
    setTyped(lastTyped.current);
  };
  const stored = answeringOf({ ...evaluation, steps: [...evaluation.steps, ...sent] }, flow.questions);

  const addStep = async (questionId: string, kind: EvaluationStep['kind'], value: AnswerValue) => {
    const step: EvaluationStep = { questionId, kind, value: toStoredAnswer(value), by: userId, atUnix: nowMs() };
    setSent((before) => [...before, step]);
    const { error } = await add({ ...refOf(evaluation), step, durationMs: spent() });
    if (error !== undefined) setSent((before) => before.filter((one) => one !== step));
    return error === undefined;
  };

  const sendAnswer = async (questionId: string, value: AnswerValue) => {
    type(({ answers, comments }) => ({ answers: without(answers, questionId), comments }));
    if (isSame(answerOf(stored, questionId), value) && !stored.skipped.includes(questionId)) return;
    if (await addStep(questionId, 'answer', value)) return;
    // A refused text comes back, so that nothing typed is lost.
    type((before) => ({ ...before, answers: { [questionId]: value, ...before.answers } }));
  };
  const sendComment = async (questionId: string, comment: string) => {
    type(({ answers, comments }) => ({ answers, comments: without(comments, questionId) }));
    if ((stored.comments[questionId] ?? '') === comment || (await addStep(questionId, 'comment', comment))) return;
    type((before) => ({ ...before, comments: { [questionId]: comment, ...before.comments } }));
  };
  const send = () => {
    if (!isLeader) return;
    const { answers, comments } = lastTyped.current;
    for (const [questionId, value] of Object.entries(answers))
      // A text that is too long stays in its field, which says so.
      if (typeof value !== 'string' || value.length <= STEP_TEXT_LENGTH) void sendAnswer(questionId, value);
    for (const [questionId, comment] of Object.entries(comments)) void sendComment(questionId, comment);
  };
  const sendLast = useEffectEvent(send);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') sendLast();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      sendLast();
    };
  }, []);

  return {
    answering: isLeader ? withTyped(stored, typed) : stored,
    unsent: isLeader ? NOTHING : typed,
    forgetUnsent: () => type(() => NOTHING),
    send,
    answer: (questionId: string, value: AnswerValue) => {
      const isTyped = flow.questions.some((one) => one.questionId === questionId && TYPED.includes(one.type));
      if (isTyped) type((before) => ({ ...before, answers: { ...before.answers, [questionId]: value } }));
      else void sendAnswer(questionId, value);
    },
    skip: (questionId: string, isSkipped: boolean) => void addStep(questionId, isSkipped ? 'skip' : 'unskip', null),
    comment: (questionId: string, comment: string) =>
      type((before) => ({ ...before, comments: { ...before.comments, [questionId]: comment } })),
  };
}

function withTyped(stored: Answering, { answers, comments }: Typed): Answering {
  const answered = Object.entries(answers).reduce((all, [id, value]) => withAnswer(all, id, value), stored);
  return Object.entries(comments).reduce((all, [id, comment]) => withComment(all, id, comment), answered);
}

function isIn(steps: readonly EvaluationStep[], { questionId, kind, atUnix }: EvaluationStep): boolean {
  return steps.some((one) => one.questionId === questionId && one.kind === kind && one.atUnix === atUnix);
}

function isSame(one: AnswerValue, other: AnswerValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function without<Value>(all: Readonly<Record<string, Value>>, questionId: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => id !== questionId));
}

import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublishedQuestion, QuestionType } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';

/** The questions that one choice answers. */
const ONE_CHOICE: readonly QuestionType[] = ['single_choice', 'yes_no', 'scale'];
/** How long the chosen answer is seen before the next question comes. */
const SEEN_MS = 350;

/**
 * Goes on a moment after one choice has answered a question by mouse or finger; not by the keyboard, whose arrows choose
 * each answer on their way. Returns the handler that hears clicks, and the function that hears answers.
 */
export function useGoOn({
  isOn,
  question,
  isAnswered,
  onNext,
}: {
  readonly isOn: boolean;
  readonly question: PublishedQuestion;
  /** the answer is kept: before, the question would still count as open */
  readonly isAnswered: boolean;
  readonly onNext: () => void;
}) {
  const isPointed = useRef(false);
  /** the question that was just answered; another object for each answer */
  const [answered, setAnswered] = useState<{ readonly questionId: string } | null>(null);
  const next = useEffectEvent(onNext);
  const { questionId, type } = question;
  useEffect(() => {
    if (answered?.questionId !== questionId || !isAnswered) return undefined;
    const timer = setTimeout(() => next(), SEEN_MS);
    return () => clearTimeout(timer);
  }, [answered, questionId, isAnswered]);
  return {
    // A key presses without a count of clicks.
    onClickCapture: ({ detail }: MouseEvent) => {
      isPointed.current = detail > 0;
      // A press on something else, such as the comment, stays with the question.
      setAnswered(null);
    },
    onAnswer: (value: AnswerValue) => {
      const goesOn = isOn && isPointed.current && value !== null && ONE_CHOICE.includes(type);
      setAnswered(goesOn ? { questionId } : null);
      isPointed.current = false;
    },
  };
}

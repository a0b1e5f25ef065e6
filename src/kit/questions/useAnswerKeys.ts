import { useEffect, useEffectEvent } from 'react';
import { chosenAfter } from '#domain/questionnaires/check-answer.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';

/**
 * Answers a question by the keyboard wherever nobody types: a digit chooses the answer of that place, 0 the tenth;
 * Enter goes on, from a card as well, which the space bar chooses.
 */
export function useAnswerKeys({
  question,
  value,
  onChange,
  onNext,
}: {
  readonly question: PublishedQuestion | null;
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
  readonly onNext: () => void;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isIn = (places: string) => (target?.closest(places) ?? null) !== null;
    if (question === null || event.repeat || isWithModifier(event)) return;
    if (isIn('[role=dialog], [role=menu], [role=search]')) return;
    if (event.key === 'Enter') {
      if (isIn('textarea, a, button:not([role=radio]):not([role=checkbox])')) return;
      event.preventDefault();
      onNext();
      return;
    }
    if (!/^\d$/.test(event.key) || isIn('input, textarea, select, [contenteditable]')) return;
    const next = afterDigit(question, value, event.key === '0' ? 9 : Number(event.key) - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before a focused card takes Enter as a press.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** The answer after a digit, by the place of a choice or of a step; undefined where it chooses nothing. */
function afterDigit(question: PublishedQuestion, value: AnswerValue, place: number): AnswerValue | undefined {
  const { type, answers, scaleMax } = question;
  if (type === 'scale') return place < (scaleMax ?? 0) ? place + 1 : undefined;
  const answerId = answers[place]?.answerId;
  if (answerId === undefined) return undefined;
  if (type === 'single_choice' || type === 'yes_no') return answerId;
  if (type !== 'multiple_choice') return undefined;
  const { chosen, error } = chosenAfter(question, typeof value === 'object' && value !== null ? value : [], answerId);
  if (error !== null) return undefined;
  return chosen.length === 0 ? null : chosen;
}

function isWithModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

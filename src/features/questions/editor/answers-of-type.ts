import { isChoice, type QuestionContent, type QuestionType, YES_NO } from '#domain/questions/question.ts';
import { untranslated } from '#domain/content/translated.ts';
import { newId } from '#lib/new-id.ts';

/** Returns the changes of a question that becomes one of another type: what the type needs is there to be filled. */
export function answersOfType(question: QuestionContent, type: QuestionType): Partial<QuestionContent> {
  const { answers } = question;
  if (type === 'yes_no')
    return {
      type,
      answers: YES_NO.map((answerId, place) => ({ ...emptyAnswer(), answerId, score: place === 0 ? 100 : 0 })),
    };
  if (isChoice(type)) {
    const kept = question.type === 'yes_no' ? [] : answers;
    const filled = kept.length > 0 ? kept : [emptyAnswer(), emptyAnswer()];
    return {
      type,
      answers: filled,
      ...(type === 'multiple_choice' ? { minChoices: 0, maxChoices: filled.length } : {}),
    };
  }
  if (type === 'scale')
    return { type, scaleMax: question.scaleMax ?? 5, scaleLow: untranslated(), scaleHigh: untranslated() };
  return { type };
}

/** Returns an answer without words that scores 0. */
export function emptyAnswer(): QuestionContent['answers'][number] {
  return { answerId: newId(), label: untranslated(), score: 0, isReference: false };
}

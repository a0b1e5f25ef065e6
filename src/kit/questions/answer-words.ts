import type { TFunction } from 'i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Choice, PublishedQuestion } from '#domain/questions/question.ts';
import type { AnswerValue } from '#domain/scoring/question-score.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantOfDay } from '#domain/time/typed-day.ts';
import type { Language } from '#domain/users/language.ts';
import { formatDate, formatList, formatNumber } from '#i18n/format.ts';

/** Returns functions that write an answer, and one of the choices, in a language; `t` has its texts. */
export function answerWords(t: TFunction<readonly ['answering', 'words']>, language: Language) {
  /** The app words yes and no itself. */
  const choiceLabel = ({ type }: Pick<PublishedQuestion, 'type'>, { answerId, label }: Choice): string =>
    type === 'yes_no' ? t(answerId === 'yes' ? 'words:yes' : 'words:no') : textIn(label, language);
  /** An answer as a text, '12 kg'; that there is none. */
  const answerText = (question: PublishedQuestion, answer: AnswerValue): string => {
    if (answer === null) return t('answering:unanswered');
    if (typeof answer === 'number') return [formatNumber(answer, language), question.unit].filter(Boolean).join(' ');
    if (question.type === 'text') return String(answer);
    if (question.type === 'date') return dayText(String(answer), language);
    const ids = typeof answer === 'string' ? [answer] : answer;
    if (question.type === 'media') return t('answering:files', { count: ids.length });
    const chosen = question.answers.filter(({ answerId }) => ids.includes(answerId));
    return chosen.length === 0
      ? t('answering:none')
      : formatList(
          chosen.map((choice) => choiceLabel(question, choice)),
          language,
        );
  };
  return { choiceLabel, answerText };
}

function dayText(day: string, language: Language): string {
  const noon = instantOfDay(day, '12:00', ZONE);
  return noon === null ? day : formatDate(noon, language);
}

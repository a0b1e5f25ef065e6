import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Band, PublishedQuestion } from '#domain/questions/question.ts';
import { scoreOf } from '#domain/scoring/question-score.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAnswerWords } from '#kit/questions/useAnswerWords.ts';

export type ScoredAnswer = { readonly words: string; readonly score: number; readonly isReference: boolean };

/** Returns a function that lists what a question may be answered, choice by choice, band by band, step by step, with its score. */
export function useScoredAnswers(): (question: PublishedQuestion) => ScoredAnswer[] {
  const { t } = useTranslation('questionnaire-preview');
  const language = useLanguage();
  const { number } = useFormat();
  const { choiceLabel } = useAnswerWords();
  const bandWords = ({ from, to }: Band, unit: string) => {
    const ends = { from: number(from ?? 0), to: number(to ?? 0), unit };
    if (from === null) return to === null ? t('band.any') : t('band.below', ends).trim();
    return (to === null ? t('band.from', ends) : t('band.between', ends)).trim();
  };
  return (question) => {
    const { type, answers, bands, unit, scaleMax, isScaleReversed, scaleLow, scaleHigh } = question;
    if (type === 'number')
      return bands.map((band) => ({ words: bandWords(band, unit), score: band.score, isReference: band.isReference }));
    if (type !== 'scale')
      return answers.map((answer) => ({
        words: choiceLabel(question, answer),
        score: answer.score,
        isReference: answer.isReference,
      }));
    const last = scaleMax ?? 0;
    return Array.from({ length: last }, (_, place) => place + 1).map((step) => {
      const end = step === 1 ? scaleLow : step === last ? scaleHigh : null;
      return {
        words: [number(step), end === null ? '' : textIn(end, language)].filter(Boolean).join(' : '),
        score: scoreOf(question, step)?.score ?? 0,
        isReference: step === (isScaleReversed ? 1 : last),
      };
    });
  };
}

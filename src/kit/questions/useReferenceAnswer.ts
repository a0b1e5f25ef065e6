import { useTranslation } from 'react-i18next';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { textIn } from '#domain/content/translated.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** Returns a function that says which answer is expected where the animals are well; '' where none is. */
export function useReferenceAnswer(): (question: PublishedQuestion) => string {
  const { t } = useTranslation(['answering', 'words']);
  const language = useLanguage();
  const { list, number } = useFormat();
  return ({ type, answers, bands, unit, scaleMax, isScaleReversed, scaleLow, scaleHigh }) => {
    if (type === 'scale') {
      const end = isScaleReversed ? scaleLow : scaleHigh;
      const value = number(isScaleReversed ? 1 : (scaleMax ?? 0));
      return [value, end === null ? '' : textIn(end, language)].filter(Boolean).join(' · ');
    }
    const chosen = answers.filter(({ isReference }) => isReference);
    const named = chosen.map(({ answerId, label }) =>
      type === 'yes_no' ? t(answerId === 'yes' ? 'words:yes' : 'words:no') : textIn(label, language),
    );
    const ranges = bands
      .filter(({ isReference }) => isReference)
      .map(({ from, to }) => {
        const ends = { from: from === null ? '' : number(from), to: to === null ? '' : number(to), unit };
        if (from === null) return t('reference.below', ends);
        return to === null ? t('reference.above', ends) : t('reference.between', ends);
      });
    return list([...named, ...ranges]);
  };
}

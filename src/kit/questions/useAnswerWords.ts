import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage.ts';
import { answerWords } from './answer-words.ts';

/** Returns functions that write an answer, and one of the choices, in the language of the page. */
export function useAnswerWords() {
  const { t } = useTranslation(['answering', 'words']);
  const language = useLanguage();
  return useMemo(() => answerWords(t, language), [t, language]);
}

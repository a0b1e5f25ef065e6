import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { QuestionLevel } from '#domain/content/question-level.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { levelLabel } from './level-label.ts';

/** Returns a function that names a level in the language of the page. */
export function useLevelLabel(taxonomy: Taxonomy): (level: QuestionLevel) => string {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return useCallback((level) => levelLabel(level, taxonomy, language, t), [taxonomy, language, t]);
}

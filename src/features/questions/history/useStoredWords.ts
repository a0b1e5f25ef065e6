import { useTranslation } from 'react-i18next';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { QUESTION_LEVELS } from '#domain/content/question-level.ts';
import type { QuestionContent } from '#domain/questions/question.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';

/** Returns a function that says a stored text in the words of the page: a kind, a level, yes or no; others stay. */
export function useStoredWords(): (field: keyof QuestionContent, text: string) => string {
  const { t } = useTranslation(['questions', 'words']);
  const levelLabel = useLevelLabel(useTaxonomyQuery().data ?? EMPTY_TAXONOMY);
  const levelOf = (part: string): string => {
    const [name, id = null] = part.split(':');
    const kind = QUESTION_LEVELS.find((one) => one === name);
    return kind === undefined ? part : levelLabel({ kind, id });
  };
  return (field, text) => {
    if (text === '') return text;
    if (field === 'category' || field === 'kind' || field === 'type')
      return t(`values.${field}.${text}` as 'values.category.housing');
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'words:yes' : 'words:no');
    return field === 'level' || field === 'adaptations' ? text.split(' · ').map(levelOf).join(' · ') : text;
  };
}

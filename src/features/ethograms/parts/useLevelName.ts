import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { QuestionLevel } from '#domain/content/question-level.ts';
import { speciesNameIn, taxonLabelIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** Returns a function that names the level for which an ethogram holds; its id where the catalogue does not know it. */
export function useLevelName(): (level: QuestionLevel) => string {
  const { t } = useTranslation('ethograms');
  const language = useLanguage();
  const { orders, families, species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  return useCallback(
    ({ kind, id }) => {
      if (kind === 'base' || id === null) return t('values.level.base');
      const [order, family, one] = [orders[id], families[id], species[id]];
      if (kind === 'order' && order !== undefined)
        return taxonLabelIn({ name: order.orderName, latinName: order.orderLatinName }, language);
      if (kind === 'family' && family !== undefined)
        return taxonLabelIn({ name: family.familyName, latinName: family.familyLatinName }, language);
      return kind === 'species' && one !== undefined ? speciesNameIn(one, language) : id;
    },
    [t, language, orders, families, species],
  );
}

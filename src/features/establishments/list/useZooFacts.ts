import { useTranslation } from 'react-i18next';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import type { ZooFilters } from './zoo-filters.ts';

/** The filters of the list in words, for its file. */
export function useZooFacts({ search, tier, type }: ZooFilters): readonly ExportFact[] {
  const { t } = useTranslation(['establishment', 'access']);
  return [
    ...(search === '' ? [] : [{ label: t('establishment:filters.search'), value: search }]),
    ...(tier === null ? [] : [{ label: t('establishment:fields.tier'), value: t(`access:values.tier.${tier}`) }]),
    ...(type === null
      ? []
      : [{ label: t('establishment:fields.type'), value: t(`establishment:values.type.${type}`) }]),
  ];
}

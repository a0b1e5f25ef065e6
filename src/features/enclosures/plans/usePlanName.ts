import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Returns a function for the name of a plan: its own name, else its level. */
export function usePlanName(): (area: Pick<Area, 'areaName' | 'elevation'>) => string {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  return useCallback(
    ({ areaName, elevation }) => (areaName.trim() === '' ? t('plans.level', { level: number(elevation) }) : areaName),
    [t, number],
  );
}

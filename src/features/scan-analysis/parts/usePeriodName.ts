import { useCallback } from 'react';
import { ZONE } from '#domain/time/epoch.ts';
import { periodSpan } from '#domain/time/period-span.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { PeriodUnit } from './period-units.ts';

/** Returns the function that names a period by its key: a day, the days of a week, a month. */
export function usePeriodName(unit: PeriodUnit): (key: string) => string {
  const language = useLanguage();
  const { month } = useFormat();
  return useCallback(
    (key) => {
      const span = periodSpan(key, ZONE);
      if (span === null) return key;
      return unit === 'month' ? month(span.fromMs) : daysName(span.fromMs, span.untilMs, language, 'medium');
    },
    [unit, month, language],
  );
}

import { useCallback } from 'react';
import type { HistoryUnit } from '#domain/evaluation-history/evaluation-history.ts';
import type { Span } from '#domain/tasks/distribution-period.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** Returns the name of a month ("mars 2026") or of the days of a week ("2–8 mars 2026"). */
export function usePeriodName(unit: HistoryUnit): (span: Span) => string {
  const language = useLanguage();
  const { month } = useFormat();
  return useCallback(
    ({ fromMs, untilMs }) => (unit === 'month' ? month(fromMs) : daysName(fromMs, untilMs, language, 'medium')),
    [unit, month, language],
  );
}

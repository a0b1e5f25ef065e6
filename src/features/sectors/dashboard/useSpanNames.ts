import { useTranslation } from 'react-i18next';
import { type DistributionUnit, type Span, weekNumber } from '#domain/tasks/distribution-period.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOfWeekName, daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** Returns the names of a period and of its parts: in full, and as short as an axis has room for. */
export function useSpanNames(unit: DistributionUnit) {
  const { t } = useTranslation('sector-dashboard');
  const language = useLanguage();
  const { day, time, month } = useFormat();
  const week = ({ fromMs, untilMs }: Span, length: 'long' | 'short') =>
    t('week', { number: weekNumber(fromMs, ZONE), days: daysName(fromMs, untilMs, language, length) });
  const hours = ({ fromMs, untilMs }: Span) => t('hours', { from: time(fromMs), until: time(untilMs) });
  return {
    period(span: Span): string {
      if (unit === 'day') return day(span.fromMs);
      return unit === 'week' ? week(span, 'long') : month(span.fromMs);
    },
    full(span: Span): string {
      if (unit === 'day') return hours(span);
      return unit === 'week' ? dayOfWeekName(span.fromMs, language) : week(span, 'short');
    },
    short(span: Span): string {
      if (unit === 'day') return hours(span);
      return unit === 'week'
        ? dayOfWeekName(span.fromMs, language, 'short')
        : daysName(span.fromMs, span.untilMs, language, 'short');
    },
  };
}

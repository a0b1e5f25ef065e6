import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, startOf, type TypedPeriod } from '#domain/time/typed-period.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ComparedChoice } from './compared-choice.ts';

/** Returns what stands on each side: its days, its animals, or its campaign. */
export function useSideNames(
  choice: ComparedChoice,
  animalName: (animalId: string) => string,
  campaignName: (campaignId: string) => string,
): { readonly a: string; readonly b: string } {
  const { t } = useTranslation('analysis-comparison');
  const language = useLanguage();
  const { date, list } = useFormat();
  const dayName = (day: string) => {
    const instant = startOf(day, ZONE);
    return instant === null ? '' : date(instant);
  };
  const periodName = (period: TypedPeriod) => {
    const { fromMs, beforeMs } = boundsOfPeriod(period, ZONE);
    if (fromMs !== null && beforeMs !== null && fromMs < beforeMs)
      return daysName(fromMs, beforeMs, language, 'medium');
    return fromMs === null
      ? t('side.until', { day: dayName(period.until) })
      : t('side.since', { day: dayName(period.from) });
  };
  if (choice.kind === 'border') {
    const day = dayName(choice.border);
    return { a: t('side.before', { day }), b: t('side.since', { day }) };
  }
  if (choice.kind === 'campaigns') return { a: campaignName(choice.a), b: campaignName(choice.b) };
  if (choice.kind === 'periods') return { a: periodName(choice.a), b: periodName(choice.b) };
  return { a: list(choice.a.map(animalName)), b: list(choice.b.map(animalName)) };
}

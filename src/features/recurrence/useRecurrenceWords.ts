import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorOf, type RecurrenceSchedule, startWallClock } from '#domain/tasks/recurrence-start.ts';
import { type OrdinalDay, partsOfRule, type RuleEnd, type RuleParts } from '#domain/tasks/rrule-parts.ts';
import { timesOfDay } from '#domain/tasks/times-of-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantOfDay } from '#domain/time/typed-day.ts';
import { monthName, weekdayName } from '#i18n/calendar-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

type Format = ReturnType<typeof useFormat>;
type Names = { readonly weekday: (day: number) => string; readonly month: (month: number) => string };
type Words = { readonly t: TFunction<'recurrence'>; readonly format: Format; readonly names: Names };

const SEPARATOR = ' · ';

/** Returns a function for a schedule in words: "Toutes les 2 semaines · lundi et jeudi · à 08:00 et 18:00". */
export function useRecurrenceWords(): (schedule: RecurrenceSchedule) => string {
  const { t } = useTranslation('recurrence');
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const names = {
      weekday: (day: number) => weekdayName(day, language),
      month: (month: number) => monthName(month, language),
    };
    return (schedule) => sayRecurrence(schedule, { t, format, names });
  }, [t, format, language]);
}

function sayRecurrence(schedule: RecurrenceSchedule, words: Words): string {
  const { t, format, names } = words;
  const every = schedule.recurrenceInterval;
  const anchor = anchorOf(schedule, startWallClock(schedule, ZONE));
  const onDay = t('dayOfMonth', { day: anchor.dayOfMonth });
  const at = t('at', { time: format.list(timesOfDay(schedule)) });
  switch (schedule.recurrence) {
    case 'NONE':
      return t('values.recurrence.NONE');
    case 'DAILY':
      return joined([t('every.day', { count: every }), at]);
    case 'WEEKLY':
      return joined([t('every.week', { count: every }), names.weekday(anchor.dayOfWeek), at]);
    case 'MONTHLY':
      return joined([t('every.month', { count: every }), onDay, at]);
    case 'QUARTERLY':
      return joined([t('every.quarter', { count: every }), onDay, at]);
    case 'YEARLY':
      return joined([
        t('every.year', { count: every }),
        t('dayAndMonth', { day: anchor.dayOfMonth, month: names.month(anchor.month) }),
        at,
      ]);
    case 'CUSTOM': {
      const parts = partsOfRule(schedule.rrule ?? 'FREQ=DAILY');
      return parts === null ? joined([t('ownRule'), at]) : joined([...sayRule(parts, words), at]);
    }
  }
}

function sayRule(parts: RuleParts, { t, format, names }: Words): string[] {
  const count = parts.interval;
  const every = {
    DAILY: t('every.day', { count }),
    WEEKLY: t('every.week', { count }),
    MONTHLY: t('every.month', { count }),
    YEARLY: t('every.year', { count }),
  }[parts.frequency];
  const monthDay = (day: number) => (day === -1 ? t('lastDay') : t('dayOfMonth', { day }));
  const nth = ({ ordinal, weekday }: OrdinalDay) =>
    ordinal === -1
      ? t('lastOfMonth', { weekday: names.weekday(weekday) })
      : t('nthOfMonth', { weekday: names.weekday(weekday), nth: ordinal });
  return [
    every,
    format.list(parts.weekdays.map(names.weekday)),
    parts.isLatestOnly
      ? t('dayOrLast', { day: Math.max(...parts.monthDays) })
      : format.list(parts.monthDays.map(monthDay)),
    format.list(parts.ordinals.map(nth)),
    format.list(parts.months.map(names.month)),
    sayEnd(parts.end, { t, format }),
  ];
}

function sayEnd(end: RuleEnd, { t, format }: Pick<Words, 't' | 'format'>): string {
  if (end.kind === 'never') return '';
  if (end.kind === 'count') return t('endsAfter', { count: end.count });
  return t('endsOn', { day: format.shortDay(instantOfDay(end.day, '12:00', ZONE) ?? 0) });
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(SEPARATOR);
}

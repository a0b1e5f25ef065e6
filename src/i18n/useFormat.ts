import { useMemo } from 'react';
import type { EpochMs } from '#domain/time/epoch.ts';
import * as format from './format.ts';
import { useLanguage } from './useLanguage.ts';
import { useNow } from './useNow.ts';

/** Returns the functions of format.ts in the language of the page. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      dateTime: (instant: EpochMs) => format.formatDateTime(instant, language),
      day: (instant: EpochMs) => format.formatDay(instant, language),
      date: (instant: EpochMs) => format.formatDate(instant, language),
      shortDay: (instant: EpochMs) => format.formatShortDay(instant, language),
      time: (instant: EpochMs) => format.formatTime(instant, language),
      month: (instant: EpochMs) => format.formatMonth(instant, language),
      number: (value: number, style?: format.NumberStyle) => format.formatNumber(value, language, style),
      list: (names: readonly string[]) => format.formatList(names, language),
      listOr: (names: readonly string[]) => format.formatListOr(names, language),
      /** the texts of a RelativeTime, seen from `now` */
      moment: (instant: EpochMs, now: EpochMs) => ({
        relative: format.relativeTime(instant, now, language),
        exact: format.formatExact(instant, language),
        iso: new Date(instant).toISOString(),
      }),
    }),
    [language],
  );
}

/** Returns the texts of a RelativeTime; they follow the clock. */
export function useMoment(instant: EpochMs) {
  const { moment } = useFormat();
  return moment(instant, useNow());
}

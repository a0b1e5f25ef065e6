import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { periodOfSpan } from '#domain/tasks/task-filter-period.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { type CountedFilters, type CountedList, useCountedLists } from '#features/tasks/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { dayOfWeekName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import classes from './Oversight.module.css';

const DAYS = 7;
const PARTS = ['overdue', 'closedLate'] as const;

/**
 * The tasks of each of the last seven days that were closed late or are still overdue, as columns of two parts with their
 * numbers, and their sum beside that of the seven days before.
 */
export function WeekTrend({ sectorId }: { readonly sectorId: string | null }) {
  const { t } = useTranslation('oversight');
  const { number } = useFormat();
  const language = useLanguage();
  const today = startOfDay(useNow(), ZONE);
  const days = useMemo(
    () => Array.from({ length: DAYS }, (_unused, at) => addDays(today, at - DAYS + 1, ZONE)),
    [today],
  );
  const filters = useMemo(() => {
    const spans = days.map((fromMs) => ({ fromMs, untilMs: addDays(fromMs, 1, ZONE) }));
    const before = { fromMs: addDays(today, 1 - 2 * DAYS, ZONE), untilMs: days[0] ?? today };
    return [...spans, before].flatMap(({ fromMs, untilMs }) => lateLists(sectorId, fromMs, untilMs));
  }, [days, today, sectorId]);
  const { lists, error, refetch } = useCountedLists(filters);
  if (error !== undefined) return <LoadFailed error={error} onRetry={refetch} />;
  const countOf = (at: number) => lists[at]?.count ?? 0;
  const columns = days.map((day, at) => ({
    day,
    parts: PARTS.map((id, part) => ({ id, list: lists[2 * at + part] })),
    sum: countOf(2 * at) + countOf(2 * at + 1),
  }));
  const isKnown = lists.every(({ count }) => typeof count === 'number');
  const most = Math.max(1, ...columns.map(({ sum }) => sum));
  const sum = columns.reduce((total, column) => total + column.sum, 0);
  const before = countOf(2 * DAYS) + countOf(2 * DAYS + 1);
  return (
    <>
      <Text fz="sm" mb="xs">
        {isKnown ? t('week.sum', { now: number(sum), before: number(before) }) : '…'}
      </Text>
      <ol className={classes['week']}>
        {columns.map(({ day, parts }) => (
          <li key={day} className={classes['day']}>
            <span className={classes['column']} aria-hidden>
              {parts.map(({ id, list }) => (
                <span
                  key={id}
                  className={classes['bar']}
                  data-state={id}
                  style={{ height: `${((list?.count ?? 0) / most) * 100}%` }}
                />
              ))}
            </span>
            <span className={classes['dayName']}>{dayOfWeekName(day, language, 'short')}</span>
            {parts.map(({ id, list }) => (
              <DayCount key={id} part={id} list={list} />
            ))}
          </li>
        ))}
      </ol>
      <ul className={classes['legend']}>
        {PARTS.map((id) => (
          <li key={id} data-state={id}>
            {t(`week.${id}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The number of one part of a day, as the way to its list; a dot where there are none. */
function DayCount({ part, list }: { readonly part: (typeof PARTS)[number]; readonly list: CountedList | undefined }) {
  const { t } = useTranslation('oversight');
  const { number } = useFormat();
  if (!list?.count)
    return (
      <span className={classes['count']} aria-hidden>
        {list?.count === 0 ? '·' : '…'}
      </span>
    );
  return (
    <Link
      to={list.to}
      className={classes['count'] ?? ''}
      data-state={part}
      aria-label={t(`values.part.${part}`, { number: number(list.count) })}
    >
      {number(list.count)}
    </Link>
  );
}

function lateLists(sectorId: string | null, fromMs: EpochMs, untilMs: EpochMs): readonly CountedFilters[] {
  const period = periodOfSpan({ fromMs, untilMs }, ZONE);
  return [
    { sectorId, due: 'overdue', period },
    { sectorId, status: 'done', due: 'late', period },
  ];
}

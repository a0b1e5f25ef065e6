import { ActionIcon, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecurrenceSchedule } from '#domain/tasks/recurrence-start.ts';
import { occurrencesBetween } from '#domain/tasks/upcoming-occurrences.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { instantAt, wallClockAt } from '#domain/time/wall-clock.ts';
import { weekdayName } from '#i18n/calendar-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import classes from './MonthCalendar.module.css';
import { weeksOfMonth } from './month-days.ts';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** One month with the days on which a schedule occurs, and buttons for the months before and after. */
export function MonthCalendar({
  schedule,
  from,
  after,
}: {
  readonly schedule: RecurrenceSchedule;
  /** an instant of the month shown at first */
  readonly from: EpochMs;
  /** only days after this instant are marked; null: all from the start */
  readonly after: EpochMs | null;
}) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const { month: monthOf } = useFormat();
  const title = useId();
  const [moved, setMoved] = useState({ from, months: 0 });
  const months = moved.from === from ? moved.months : 0;
  const { first, end, year, month } = useMemo(() => monthAround(from, months), [from, months]);
  const marked = useMemo(
    () =>
      new Set(
        occurrencesBetween(schedule, Math.max(first, (after ?? -Infinity) + 1), end, ZONE).map(
          (one) => wallClockAt(one, ZONE).day,
        ),
      ),
    [schedule, first, end, after],
  );
  const go = (by: number) => setMoved({ from, months: months + by });
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" maw="22rem">
        <ActionIcon variant="subtle" size={44} aria-label={t('calendar.before')} onClick={() => go(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Text id={title} fw={600} fz="sm" aria-live="polite">
          {monthOf(first)}
        </Text>
        <ActionIcon variant="subtle" size={44} aria-label={t('calendar.after')} onClick={() => go(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <table className={classes['table']} aria-labelledby={title}>
        <thead>
          <tr>
            {MONDAY_FIRST.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={weekdayName(weekday, language)} style={{ textDecoration: 'none' }}>
                  {weekdayName(weekday, language, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(year, month).map((week, place) => (
            <tr key={week.find((day) => day !== null) ?? place}>
              {week.map((day, weekday) => (
                <td key={MONDAY_FIRST[weekday]}>
                  {day !== null && (
                    <span className={classes['day']} data-marked={marked.has(day) || undefined}>
                      {day}
                      {marked.has(day) && <VisuallyHidden>{t('calendar.occurs')}</VisuallyHidden>}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function monthAround(from: EpochMs, months: number) {
  const wall = wallClockAt(from, ZONE);
  const at = (by: number) => instantAt({ ...wall, month: wall.month + by, day: 1, hour: 0, minute: 0 }, ZONE);
  const first = at(months);
  const { year, month } = wallClockAt(first, ZONE);
  return { first, end: at(months + 1), year, month };
}

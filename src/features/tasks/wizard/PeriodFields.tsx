import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isByDayOfMonth } from '#domain/tasks/simple-recurrence.ts';
import type { WallClock } from '#domain/time/wall-clock.ts';
import { NumberField, WeekdaysField } from '#features/recurrence/index.ts';
import { monthName } from '#i18n/calendar-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { weekdayOf } from '#domain/time/wall-clock.ts';
import type { StepProps } from './step-props.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const MAX_INTERVAL = 999;

/**
 * The interval of a recurrence and its days, for recurrences that have some; they are those of the start until others
 * are chosen.
 */
export function PeriodFields({ draft, start, at, onEdit }: StepProps & { readonly start: WallClock }) {
  const { t } = useTranslation(['task-wizard', 'recurrence']);
  const language = useLanguage();
  const { recurrence } = draft;
  const edit = (difference: Partial<typeof draft>) => onEdit(difference, ['recurrence', 'endDay', 'endCount']);
  return (
    <Group align="start">
      <NumberField
        name="recurrenceInterval"
        label={t('recurrence:interval.label')}
        {...(recurrence === 'NONE' || recurrence === 'CUSTOM'
          ? {}
          : { unit: t(`recurrence:values.unit.${recurrence}`, { count: draft.interval }) })}
        value={draft.interval}
        max={MAX_INTERVAL}
        error={at('recurrenceInterval')}
        onChange={(interval) => edit({ interval })}
      />
      {recurrence === 'WEEKLY' && (
        <WeekdaysField
          value={draft.weekdays.length === 0 ? [weekdayOf(start)] : draft.weekdays}
          onChange={(weekdays) => edit({ weekdays })}
        />
      )}
      {isByDayOfMonth(recurrence) && (
        <Select
          label={t('task-wizard:period.dayOfMonth')}
          w={160}
          allowDeselect={false}
          data={MONTH_DAYS.map((day) => ({ value: String(day), label: String(day) }))}
          value={String(draft.dayOfMonth ?? start.day)}
          onChange={(value) => value !== null && edit({ dayOfMonth: Number(value) })}
        />
      )}
      {recurrence === 'YEARLY' && (
        <Select
          label={t('task-wizard:period.month')}
          w={200}
          allowDeselect={false}
          data={MONTHS.map((month) => ({ value: String(month), label: monthName(month, language) }))}
          value={String(draft.monthOfYear ?? start.month)}
          onChange={(value) => value !== null && edit({ monthOfYear: Number(value) })}
        />
      )}
    </Group>
  );
}

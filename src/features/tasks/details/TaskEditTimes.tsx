import { Box, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { TimeField } from '#kit/form/TimeField.tsx';
import { DueQuestion } from '../texts/DueQuestion.tsx';
import type { useTaskEdit } from './useTaskEdit.ts';

type Form = ReturnType<typeof useTaskEdit>['form'];

/** The start and the due time of a task, as days and times of the establishment's clock. */
export function TaskEditTimes({ form }: { readonly form: Form }) {
  const { t } = useTranslation('task-details');
  const { dueAtUnix } = form.values;
  return (
    <SimpleGrid cols={2} spacing="sm">
      <DayAndTime
        {...form.field('scheduledForUnix')}
        stored={form.stored.scheduledForUnix}
        labels={{ day: t('edit.startDay'), time: t('edit.startTime') }}
      />
      <DayAndTime
        {...form.field('dueAtUnix')}
        stored={form.stored.dueAtUnix}
        labels={{ day: t('edit.dueDay'), time: t('edit.dueTime') }}
      />
      {dueAtUnix !== form.stored.dueAtUnix && (
        <Box style={{ gridColumn: '1 / -1' }}>
          <DueQuestion due={dueAtUnix} />
        </Box>
      )}
    </SimpleGrid>
  );
}

/**
 * Two fields for one instant, null while one of them is empty. The stored instant keeps its seconds when its own minute
 * is typed again.
 */
function DayAndTime({
  name,
  labels,
  value,
  stored,
  error,
  onChange,
}: {
  readonly name: string;
  readonly labels: { readonly day: string; readonly time: string };
  readonly value: EpochMs | null;
  readonly stored: EpochMs | null;
  readonly error: string | null;
  readonly onChange: (instant: EpochMs | null) => void;
}) {
  // A day without a time is no instant, and the field could not show it again.
  const [typed, setTyped] = useState({ ...partsOf(value), instant: value });
  const { day, time } = typed.instant === value ? typed : partsOf(value);
  const change = (difference: { readonly day?: string; readonly time?: string }) => {
    const parts = { day, time, ...difference };
    const own = partsOf(stored);
    const isStored = parts.day === own.day && parts.time === own.time;
    const instant = isStored ? stored : instantOfDay(parts.day, parts.time, ZONE);
    setTyped({ ...parts, instant });
    onChange(instant);
  };
  return (
    <>
      <DateField
        name={name}
        label={labels.day}
        required
        value={day}
        error={error}
        onChange={(typedDay) => change({ day: typedDay })}
      />
      <TimeField
        label={labels.time}
        required
        value={time}
        error={null}
        onChange={(typedTime) => change({ time: typedTime })}
      />
    </>
  );
}

function partsOf(instant: EpochMs | null): { readonly day: string; readonly time: string } {
  return instant === null ? { day: '', time: '' } : { day: dayOf(instant, ZONE), time: timeOf(instant, ZONE) };
}

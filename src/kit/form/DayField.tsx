import { TextInput } from '@mantine/core';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';

/** A day of the establishment's clock, kept as its first instant; null while none is typed. */
export function DayField({
  value,
  onChange,
  ...field
}: {
  readonly name: string;
  readonly label: string;
  readonly value: EpochMs | null;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (day: EpochMs | null) => void;
}) {
  return (
    <TextInput
      {...field}
      type="date"
      value={value === null ? '' : dayOf(value, ZONE)}
      onChange={(event) => onChange(instantOfDay(event.currentTarget.value, '00:00', ZONE))}
    />
  );
}

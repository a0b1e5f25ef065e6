import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { DateField } from './DateField.tsx';

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
    <DateField
      {...field}
      value={value === null ? '' : dayOf(value, ZONE)}
      onChange={(day) => onChange(instantOfDay(day, '00:00', ZONE))}
    />
  );
}

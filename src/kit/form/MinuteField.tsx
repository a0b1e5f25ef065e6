import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf } from '#domain/time/typed-day.ts';
import { instantOfTyped, typedTime } from '#domain/time/typed-minute.ts';
import { DateField } from './DateField.tsx';

/**
 * A minute of the establishment's clock, kept as its instant; 0 while none is typed. The stored instant keeps its seconds when its
 * own minute is typed again.
 */
export function MinuteField({
  value,
  stored,
  max,
  onChange,
  ...field
}: {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly value: EpochMs;
  readonly stored: EpochMs;
  /** the calendar offers its day, and none after */
  readonly max?: EpochMs;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (minute: EpochMs) => void;
}) {
  return (
    <DateField
      {...field}
      precision="minute"
      {...(max === undefined ? {} : { max: dayOf(max, ZONE) })}
      value={typedTime(value === 0 ? null : value, ZONE)}
      onChange={(typed) => onChange(typed === typedTime(stored, ZONE) ? stored : (instantOfTyped(typed, ZONE) ?? 0))}
    />
  );
}

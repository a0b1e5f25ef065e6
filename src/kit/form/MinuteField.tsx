import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { instantOfTyped, typedTime } from '#domain/time/typed-minute.ts';

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
  /** the latest minute that the browser offers */
  readonly max?: EpochMs;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (minute: EpochMs) => void;
}) {
  // A year that is half typed is no instant that could be shown again.
  const [typed, setTyped] = useState<{ readonly text: string; readonly instant: EpochMs } | null>(null);
  const change = (text: string) => {
    const instant = text === typedTime(stored, ZONE) ? stored : (instantOfTyped(text, ZONE) ?? 0);
    setTyped({ text, instant });
    onChange(instant);
  };
  return (
    <TextInput
      {...field}
      type="datetime-local"
      {...(max === undefined ? {} : { max: typedTime(max, ZONE) })}
      value={typed?.instant === value ? typed.text : typedTime(value === 0 ? null : value, ZONE)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

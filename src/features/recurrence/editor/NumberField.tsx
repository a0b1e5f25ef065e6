import { NumberInput } from '@mantine/core';
import { useState } from 'react';

/** A whole number: text that is no number yet stays in the field and is not reported. */
export function NumberField({
  name,
  label,
  description,
  unit,
  value,
  max,
  error,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** of the number, beside it: "semaines" */
  readonly unit?: string;
  readonly value: number;
  readonly max: number;
  readonly error?: string | null;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | number>(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const change = (next: string | number) => {
    setTyped(next);
    if (typeof next !== 'number' || !Number.isInteger(next) || next < 1 || next > max) return;
    setKnown(next);
    onChange(next);
  };
  return (
    <NumberInput
      name={name}
      label={label}
      {...(description === undefined ? {} : { description })}
      {...(unit === undefined ? {} : { suffix: ` ${unit}` })}
      w={220}
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      value={typed}
      error={error ?? null}
      onChange={change}
      onBlur={() => setTyped(value)}
    />
  );
}

import { NumberInput } from '@mantine/core';

/** A number of animals; an empty field counts none. */
export function CountField({
  name,
  label,
  value,
  error,
  readOnly = false,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (value: number) => void;
}) {
  return (
    <NumberInput
      name={name}
      label={label}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      value={value}
      error={error}
      readOnly={readOnly}
      // A number that is too large comes as the typed text.
      onChange={(typed) => onChange(typed === '' ? 0 : Number(typed))}
    />
  );
}

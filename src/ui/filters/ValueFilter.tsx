import { Select } from '@mantine/core';

/** A filter by one of a few values; one is always chosen. */
export function ValueFilter<Value extends string>({
  label,
  values,
  nameOf,
  value,
  width,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  /** in pixels */
  readonly width: number;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <Select
      aria-label={label}
      w={width}
      allowDeselect={false}
      data={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

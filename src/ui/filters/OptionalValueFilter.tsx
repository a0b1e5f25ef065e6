import { Select } from '@mantine/core';

/** A filter by one of a few values, or by none. */
export function OptionalValueFilter<Value extends string>({
  label,
  all,
  values,
  nameOf,
  value,
  width,
  onChange,
}: {
  readonly label: string;
  /** shown without a choice: "all kinds" */
  readonly all: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value | null;
  /** in pixels */
  readonly width: number;
  readonly onChange: (value: Value | null) => void;
}) {
  return (
    <Select
      label={label}
      data-set={value === null ? undefined : ''}
      placeholder={all}
      w={width}
      clearable
      data={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={onChange}
    />
  );
}

import { Select } from '@mantine/core';

/** A filter by one of a few values; one is always chosen, and another one than `none` can be taken back. */
export function ValueFilter<Value extends string>({
  label,
  values,
  none,
  nameOf,
  value,
  width,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  /** the value that the list begins with */
  readonly none: Value;
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  /** in pixels */
  readonly width: number;
  readonly onChange: (value: Value) => void;
}) {
  const isSet = value !== none;
  return (
    <Select
      label={label}
      data-set={isSet ? '' : undefined}
      w={width}
      allowDeselect={false}
      clearable={isSet}
      data={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? none)}
    />
  );
}

import { NumberInput, type NumberInputProps } from '@mantine/core';
import { MAX_PERCENT } from '#domain/campaigns/expected-frequencies.ts';

type Props = Omit<NumberInputProps, 'value' | 'onChange'> & {
  readonly value: number | null;
  readonly onChange: (percent: number | null) => void;
};

/** A field for a whole percent; null while it is empty. A number beyond the limits is kept as it was typed, to be named. */
export function PercentInput({ value, onChange, ...props }: Props) {
  return (
    <NumberInput
      {...props}
      suffix=" %"
      min={0}
      max={MAX_PERCENT}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Math.trunc(Number(typed)))}
    />
  );
}

import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';

/**
 * A number from `-limit` to `limit`, typed with a comma or a point; null while the field holds none. Text on the way to a
 * number, such as "24,", stays.
 */
export function DecimalInput({
  limit,
  value,
  onChange,
  ...others
}: Omit<NumberInputProps, 'value' | 'onChange'> & {
  readonly limit: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  const language = useLanguage();
  const [raw, setRaw] = useState<string | number>('');
  const isOnTheWay = typeof raw === 'string' && raw !== '' && value === null;
  return (
    <NumberInput
      {...others}
      hideControls
      inputMode="decimal"
      decimalSeparator={language === 'en' ? '.' : ','}
      allowedDecimalSeparators={['.', ',']}
      min={-limit}
      max={limit}
      value={isOnTheWay ? raw : (value ?? '')}
      onChange={(typed) => {
        setRaw(typed);
        onChange(typeof typed === 'number' ? typed : null);
      }}
    />
  );
}

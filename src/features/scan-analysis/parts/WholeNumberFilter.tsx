import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { Whole } from '../analysis-filters.ts';

/** A whole number within its range. A typed number counts when the field is left or Enter is pressed. */
export function WholeNumberFilter({
  label,
  range: { min, max },
  value,
  onChange,
}: {
  readonly label: string;
  readonly range: Whole;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { t } = useTranslation('analyses');
  const { number } = useFormat();
  const [typed, setTyped] = useState<number | string | null>(null);
  const shown = typed ?? value;
  const isWrong = !Number.isInteger(shown) || Number(shown) < min || Number(shown) > max;
  const take = () => {
    if (typed === null || isWrong) return;
    if (typed !== value) onChange(Number(typed));
    setTyped(null);
  };
  return (
    <NumberInput
      label={label}
      value={shown}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      w={190}
      error={isWrong ? t('filters.countError', { min: number(min), max: number(max) }) : null}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}

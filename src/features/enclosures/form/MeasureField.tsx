import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';

/** A number with its unit, typed as the language writes it; null while nothing is typed. */
export function MeasureField({
  name,
  label,
  unit,
  description,
  value,
  error,
  readOnly = false,
  isRequired = false,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  /** "m²" */
  readonly unit: string;
  readonly description?: ReactNode;
  readonly value: number | null;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const language = useLanguage();
  return (
    <NumberInput
      name={name}
      label={label}
      aria-label={`${label} (${unit})`}
      {...(description === undefined ? {} : { description })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={48}
      rightSectionPointerEvents="none"
      decimalSeparator={language === 'en' ? '.' : ','}
      allowedDecimalSeparators={[',', '.']}
      decimalScale={2}
      hideControls
      clampBehavior="none"
      value={value ?? ''}
      error={error}
      readOnly={readOnly}
      required={isRequired}
      // A number that is too large comes as the typed text.
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  );
}

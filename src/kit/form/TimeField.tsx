import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readTime } from '#domain/time/read-moment.ts';
import { useTypedText } from './useTypedText.ts';

const asWritten = (time: string) => time;

/** A time of day on a clock of 24 hours: '8', '8h30' and '0830' are understood, and shown as '08:30'. */
export function TimeField({
  value,
  error,
  onChange,
  ...field
}: {
  readonly name?: string;
  readonly label: string;
  readonly required?: boolean;
  readonly w?: number;
  /** 'HH:mm'; '' for none */
  readonly value: string;
  /** true: wrong, and told elsewhere */
  readonly error: string | boolean | null;
  readonly onChange: (time: string) => void;
}) {
  const { t } = useTranslation('form');
  const unreadable = t('dayField.unreadableTime');
  const typed = useTypedText({ value, read: readTime, write: asWritten, unreadable, onChange });
  return (
    <TextInput
      {...field}
      {...typed.input}
      inputMode="numeric"
      placeholder={t('dayField.timeForm')}
      error={typed.error ?? error}
    />
  );
}

import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { readDay, readMinute } from '#domain/time/read-moment.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { nowMs } from '#lib/clock.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useTypedText } from './useTypedText.ts';

const MIDNIGHT = '00:00';

/** A day alone, a minute of a day, or a day whose time may be left out. */
type Precision = 'day' | 'minute' | 'either';

/** A day, or a minute of one, as the language writes it, on a clock of 24 hours; typed, or chosen from a calendar. */
export function DateField({
  value,
  precision = 'day',
  max,
  error,
  onChange,
  ...field
}: {
  readonly name?: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly w?: number;
  /** 'YYYY-MM-DD', with the time 'YYYY-MM-DDTHH:mm'; '' for none */
  readonly value: string;
  readonly precision?: Precision;
  /** the last day that the calendar offers */
  readonly max?: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation('form');
  const { shortDay } = useFormat();
  const write = (stored: string) => {
    const [day = '', time] = stored.split('T');
    const noon = instantOfDay(day, '12:00', ZONE);
    return noon === null ? stored : [shortDay(noon), time].filter(Boolean).join(' ');
  };
  const read = (text: string) =>
    (precision === 'day' ? null : readMinute(text, nowMs(), ZONE)) ??
    (precision === 'minute' ? null : readDay(text, nowMs(), ZONE));
  const needsTime = precision === 'minute';
  const today = dayOf(nowMs(), ZONE);
  const example = write(needsTime ? `${today}T${timeOf(nowMs(), ZONE)}` : today);
  const typed = useTypedText({ value, read, write, unreadable: t('dayField.unreadable', { example }), onChange });
  const [day = '', time = needsTime ? MIDNIGHT : undefined] = value.split('T');
  return (
    <TextInput
      {...field}
      {...typed.input}
      inputMode="numeric"
      placeholder={t(needsTime ? 'dayField.minuteForm' : 'dayField.form')}
      error={typed.error ?? error}
      rightSectionWidth={44}
      rightSection={
        field.readOnly !== true && (
          <CalendarButton
            value={day}
            max={max}
            onChoose={(chosen) => onChange(time === undefined ? chosen : `${chosen}T${time}`)}
          />
        )
      }
    />
  );
}

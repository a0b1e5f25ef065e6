import { ActionIcon, Loader, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '#domain/users/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { loadCalendarLocale } from './calendar-locales.ts';

type Props = { readonly value: string; readonly max?: string | undefined; readonly onChoose: (day: string) => void };

const calendars = Object.fromEntries(LANGUAGES.map((language) => [language, calendarIn(language)])) as Readonly<
  Record<Language, ReturnType<typeof calendarIn>>
>;

/** Opens a calendar beside a field for typing; the day chosen in it is written into the field. */
export function CalendarButton({ value, max, onChoose }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const Calendar = calendars[language];
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" returnFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon size={40} aria-label={t('dayField.open')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('dayField.open')}>
        <Suspense fallback={<Loader />}>
          <Calendar
            value={value === '' ? null : value}
            max={max}
            texts={{ before: t('dayField.before'), after: t('dayField.after') }}
            onChoose={(day) => {
              onChoose(day);
              setIsOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function calendarIn(language: Language) {
  return lazy(async () => {
    const [{ DayCalendar }, locale] = await Promise.all([
      import('#ui/calendar/DayCalendar.tsx'),
      loadCalendarLocale(language),
    ]);
    type Shown = Omit<Parameters<typeof DayCalendar>[0], 'locale'>;
    return { default: (props: Shown) => <DayCalendar {...props} locale={locale} /> };
  });
}

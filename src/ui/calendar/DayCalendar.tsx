import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';

/** One month to choose a day from, by pointer or by the arrow keys. Its code is large: it is fetched when it is opened. */
export function DayCalendar({
  value,
  max,
  locale,
  texts,
  onChoose,
}: {
  /** 'YYYY-MM-DD'; null for none */
  readonly value: string | null;
  /** the last day that may be chosen */
  readonly max?: string | undefined;
  /** of `dayjs` */
  readonly locale: string;
  readonly texts: { readonly before: string; readonly after: string };
  readonly onChoose: (day: string) => void;
}) {
  return (
    <FocusTrap>
      <div>
        <DatePicker
          size="md"
          locale={locale}
          firstDayOfWeek={1}
          // Red means a state; a weekend is none.
          weekendDays={[]}
          hideOutsideDates
          // The Escape key closes the calendar, not the dialog that it stands in.
          __stopPropagation
          value={value}
          {...(value === null ? {} : { defaultDate: value })}
          {...(max === undefined ? {} : { maxDate: max })}
          ariaLabels={{ previousMonth: texts.before, nextMonth: texts.after }}
          // The focus begins on the chosen day.
          getDayProps={(day) => (day === value ? { 'data-autofocus': true } : {})}
          onChange={(day) => day !== null && onChoose(day)}
        />
      </div>
    </FocusTrap>
  );
}

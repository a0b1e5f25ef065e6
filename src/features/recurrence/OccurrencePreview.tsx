import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recurrenceNotes } from './recurrence-notes.ts';
import type { RecurrenceSchedule } from '#domain/tasks/recurrence-start.ts';
import { cronExpression } from '#domain/tasks/task-cron.ts';
import { timesOfDay } from '#domain/tasks/times-of-day.ts';
import { upcomingOccurrences } from '#domain/tasks/upcoming-occurrences.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CronWords } from './CronWords.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { useRecurrenceWords } from './useRecurrenceWords.ts';

const SHOWN = 10;

/** The preview of a schedule: its words, its next ten dates, a calendar that marks them, and notes about them. */
export function OccurrencePreview({
  schedule,
  after,
}: {
  readonly schedule: RecurrenceSchedule;
  /** only dates after this instant; null: from the start */
  readonly after: EpochMs | null;
}) {
  const { t } = useTranslation('recurrence');
  const { moment } = useFormat();
  const wordsOf = useRecurrenceWords();
  const dates = useMemo(() => upcomingOccurrences(schedule, after, SHOWN, ZONE), [schedule, after]);
  const cron = cronExpression(schedule, ZONE);
  const [first] = dates;
  const notes = recurrenceNotes(schedule);
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{wordsOf(schedule)}</Text>
        {/* The words of a daily recurrence are complete. */}
        {cron !== null && schedule.recurrence !== 'DAILY' && (
          <CronWords expression={cron} times={timesOfDay(schedule)} />
        )}
      </div>
      {first === undefined ? (
        <Text c="dimmed">{t('noDates')}</Text>
      ) : (
        <Group align="start" gap="xl">
          <Stack gap={4} flex="1 1 18rem">
            <Text fz="sm" c="dimmed">
              {t('nextDates', { count: dates.length })}
            </Text>
            <ol style={{ margin: 0, paddingInlineStart: '2rem' }}>
              {dates.map((date) => (
                <li key={date}>
                  <time dateTime={new Date(date).toISOString()}>{moment(date, date).exact}</time>
                </li>
              ))}
            </ol>
          </Stack>
          <MonthCalendar schedule={schedule} from={first} after={after} />
        </Group>
      )}
      {notes.length > 0 && (
        <Alert variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
          {notes.map((note) => (
            <Text key={note} fz="sm">
              {t(`values.note.${note}`)}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

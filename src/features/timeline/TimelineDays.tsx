import { Title } from '@mantine/core';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { entriesByDay } from './entries-by-day.ts';
import classes from './Timeline.module.css';
import { TimelineLine } from './TimelineLine.tsx';
import type { TimelineNames } from './useTimelineNames.ts';

/** The entries under the days on which they happened. */
export function TimelineDays({
  entries,
  names,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly names: TimelineNames;
}) {
  const { day } = useFormat();
  return (
    <div className={classes['days']}>
      {entriesByDay(entries, ZONE).map(({ start, entries: some }) => (
        <section key={start} aria-label={day(start)}>
          <Title order={2} size="h4">
            {day(start)}
          </Title>
          <ol className={classes['lines']}>
            {some.map((entry) => (
              <TimelineLine key={`${entry.source} ${entry.id}`} entry={entry} names={names} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

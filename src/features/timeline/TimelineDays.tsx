import { Title } from '@mantine/core';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
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
  const days = Map.groupBy(entries, ({ atUnix }) => startOfDay(atUnix, ZONE));
  return (
    <div className={classes['days']}>
      {[...days].map(([start, some]) => (
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

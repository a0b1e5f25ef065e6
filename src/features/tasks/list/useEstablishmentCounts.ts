import { useTaskCountsQuery } from '#data/tasks/tasks.endpoints.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { questionInstant } from './question-step.ts';

/** Returns the four counts of the establishment's tasks, by the clock of its lists; undefined while they are counted. */
export function useEstablishmentCounts() {
  const { zooId } = useActor();
  const now = useNow();
  return useTaskCountsQuery({
    zooId,
    nowMs: questionInstant(now),
    dayStartMs: startOfDay(now, ZONE),
    dayEndMs: endOfDay(now, ZONE),
  });
}

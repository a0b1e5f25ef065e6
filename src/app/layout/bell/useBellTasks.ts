import { skipToken } from '@reduxjs/toolkit/query';
import { myTasksQuestion } from '#data/tasks/my-tasks-question.ts';
import { useMyTaskCountQuery, useMyTasksQuery } from '#data/tasks/tasks.endpoints.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

/** The interval between two counts; only a list longer than it shows needs them. */
const STEP_MS = 300_000;

/**
 * Returns the person's tasks until tonight, live, and their number in all. The query is that of the dashboard, so that
 * both share one listener.
 */
export function useBellTasks() {
  const actor = useActor();
  const now = useNow();
  const question = myTasksQuestion(actor, now);
  const { data: page, error, refetch } = useMyTasksQuery(question);
  const nowMs = Math.floor(now / STEP_MS) * STEP_MS;
  const { data: counted } = useMyTaskCountQuery(page?.hasMore === true ? { ...question, nowMs } : skipToken);
  const listed = page?.tasks.length ?? 0;
  return { page, error, refetch, total: page?.hasMore === true ? Math.max(listed, counted ?? 0) : listed };
}

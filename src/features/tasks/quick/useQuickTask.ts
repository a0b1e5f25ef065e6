import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useCreateTaskMutation, useLazyTaskQuery, useTaskActionMutation } from '#data/tasks/tasks.endpoints.ts';
import { ownSectorIds } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { type Mentionable, readLine } from '#domain/tasks/quick-line/read-line.ts';
import { comparable } from '#domain/tasks/quick-line/read-when.ts';
import { namesOfLine, timesOfLine } from '#domain/tasks/quick-line/task-of-line.ts';
import { placesError } from '#domain/tasks/target-places.ts';
import { dayOf, timeOf } from '#domain/time/typed-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { nowMs } from '#lib/clock.ts';
import { newId } from '#lib/new-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { showToast } from '#ui/toast/show-toast.tsx';
import { checkDraft, onceOf } from '../wizard/check-draft.ts';
import { emptyTaskDraft, type TaskDraft } from '../wizard/task-draft.ts';
import { useKnownNames } from './useKnownNames.ts';

/** A line of a new task, read while it is typed, and the task it makes. */
export function useQuickTask() {
  const { t } = useTranslation(['task-quick', 'common']);
  const actor = useActor();
  const language = useLanguage();
  const demo = useDemoError('task.create');
  const { names, placesOf } = useKnownNames();
  const [create, { isLoading }] = useCreateTaskMutation();
  const [find] = useLazyTaskQuery();
  const [act] = useTaskActionMutation();
  const [line, setLine] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, Mentionable>>(new Map());
  const [readsTime, setReadsTime] = useState(true);
  const [refusal, setRefusal] = useState<AppError | null>(null);

  const now = nowMs();
  const read = readLine(line, { language, now, zone: ZONE, known: names, picked, readsTime });
  const named = namesOfLine(read);
  const own = ownSectorIds(actor);
  // A keeper of one sector means that sector.
  const ownTarget = own.length === 1 ? { level: 'SECTOR' as const, ids: [...own] } : null;
  const target = named.error === null ? (named.target ?? ownTarget) : null;
  const times = timesOfLine(read.when, now, ZONE);
  const draft: TaskDraft = {
    ...emptyTaskDraft(now),
    title: read.title,
    tags: [...read.tags],
    priority: read.priority,
    target: target ?? emptyTaskDraft(now).target,
    responsibleIds: named.error === null ? [...named.responsibleIds] : [],
    startDay: dayOf(times.scheduledForUnix, ZONE),
    due: { day: dayOf(times.dueAtUnix, ZONE), time: timeOf(times.dueAtUnix, ZONE) },
  };
  const places = placesOf(draft.target);
  const faultOf = (): AppError | null => {
    if (demo !== null) return demo;
    if (named.error !== null) return named.error;
    if (times.dueAtUnix <= nowMs()) return appError('task/due-over');
    const [wrong] = Object.values(checkDraft(draft, places));
    if (wrong !== undefined) return wrong;
    const subject = { zooId: actor.zooId, sectorIds: places.sectorIds, authorId: null };
    return mayDo(actor, 'task.create', subject) ? placesError(places) : appError('generic/permission-denied');
  };

  /** Takes the task back as long as it is as it was made. */
  const undo = async (taskId: string) => {
    const { data } = await find({ zooId: actor.zooId, taskId });
    if (data !== undefined) await act({ task: data.task, action: 'cancel', userId: actor.userId });
  };
  /** Creates the task; returns whether it was made. */
  const save = async (): Promise<boolean> => {
    const fault = faultOf();
    setRefusal(fault);
    if (fault !== null) return false;
    const { scheduledForUnix, dueAtUnix, ...content } = onceOf(draft);
    if (scheduledForUnix === null || dueAtUnix === null) return false;
    const taskId = newId();
    const { zooId, userId } = actor;
    const answer = await create({ taskId, zooId, authorId: userId, content, places, scheduledForUnix, dueAtUnix });
    if (answer.error !== undefined) {
      setRefusal(queryError(answer.error));
      return false;
    }
    showToast({
      tone: 'success',
      text: t('created', { title: content.title }),
      closeLabel: t('common:close'),
      action: { label: t('undo'), onAction: () => void undo(taskId) },
    });
    return true;
  };
  return {
    ...{ line, names, read, draft, target, refusal, isLoading, readsTime, setReadsTime, save },
    isOwnTarget: named.error === null && named.target === null && ownTarget !== null,
    type: (typed: string) => {
      setLine(typed);
      setRefusal(null);
      if (typed.trim() === '') setReadsTime(true);
    },
    pick: (typed: string, name: Mentionable) => {
      setLine(typed);
      setRefusal(null);
      setPicked(new Map([...picked, [comparable(name.name), name]]));
    },
  };
}

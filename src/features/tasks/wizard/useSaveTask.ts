import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useSaveAutomationMutation } from '#data/automations/automations.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { useCreateTaskMutation } from '#data/tasks/tasks.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { scheduleFields } from '#domain/callables/automations.ts';
import type { TargetPlaces } from '#domain/tasks/target-places.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { automationAddress } from '../page/task-tabs.ts';
import { automationOf, onceOf } from './check-draft.ts';
import type { TaskDraft } from './task-draft.ts';
import { newId } from '#lib/new-id.ts';

/**
 * Returns a function that saves a checked draft and opens the result: a single task is written at once and sent when there is
 * a network, an automation needs the server. It answers with the refusal, or null.
 */
export function useSaveTask(edited: TaskTemplate | null) {
  const actor = useActor();
  const dispatch = useAppDispatch();
  const demo = useDemoError(edited === null ? 'task.create' : 'automation.manage');
  const navigate = useNavigate();
  const [create] = useCreateTaskMutation();
  const [saveAutomation] = useSaveAutomationMutation();
  const [isSaving, setIsSaving] = useState(false);

  const createOnce = async (draft: TaskDraft, places: TargetPlaces): Promise<Answer> => {
    const { scheduledForUnix, dueAtUnix, ...content } = onceOf(draft);
    if (scheduledForUnix === null || dueAtUnix === null) return { error: appError('task/due-required') };
    const { zooId, userId } = actor;
    const taskId = newId();
    const answer = await create({ taskId, zooId, authorId: userId, content, places, scheduledForUnix, dueAtUnix });
    if (answer.error !== undefined) return { error: queryError(answer.error) };
    return { address: `/TaskManagementView?id=${taskId}`, messageKey: 'task-wizard:values.done.task' };
  };
  const save = async (draft: TaskDraft, callKey: () => string): Promise<Answer> => {
    const { name, task, schedule } = automationOf(draft);
    const answer = await saveAutomation({
      ...{ zooId: actor.zooId, templateId: edited?.templateId ?? null, name, task, scope: draft.scope },
      schedule: onlyTyped(schedule),
      expectedUpdatedAtUnix: edited?.updatedAtUnix ?? null,
      ...(edited === null ? { callKey: callKey() } : {}),
    });
    if (answer.error !== undefined) return { error: queryError(answer.error) };
    const address = automationAddress(answer.data.templateId);
    return {
      address,
      messageKey: edited === null ? 'task-wizard:values.done.automation' : 'task-wizard:values.done.changed',
    };
  };
  /** Saves the draft; `kept` holds its key and forgets it. */
  const run = async (draft: TaskDraft, places: TargetPlaces, kept: KeptDraft): Promise<AppError | null> => {
    if (demo !== null) return demo;
    setIsSaving(true);
    const answer = draft.recurrence === 'NONE' ? await createOnce(draft, places) : await save(draft, kept.callKey);
    setIsSaving(false);
    if ('error' in answer) return answer.error;
    dispatch(noticeRaised({ kind: 'success', messageKey: answer.messageKey }));
    // Nothing unsaved is left: leaving for what was made needs no question.
    flushSync(kept.forget);
    await navigate(answer.address, { replace: true });
    return null;
  };
  return { run, isSaving };
}

type KeptDraft = { readonly callKey: () => string; readonly forget: () => void };
type Answer = { readonly error: AppError } | { readonly address: string; readonly messageKey: string };

/** The contract takes what people say of a schedule, and no field more. */
function onlyTyped<Schedule extends object>(
  schedule: Schedule,
): Pick<Schedule, keyof typeof scheduleFields & keyof Schedule> {
  return Object.fromEntries(Object.entries(schedule).filter(([name]) => name in scheduleFields)) as Pick<
    Schedule,
    keyof typeof scheduleFields & keyof Schedule
  >;
}

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useAutomationQuery } from '#data/automations/automations.endpoints.ts';
import { useTaskQuery } from '#data/tasks/tasks.endpoints.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import type { Task } from '#domain/tasks/task.ts';
import { nowMs } from '#lib/clock.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { draftOfAutomation, draftOfTask, emptyTaskDraft, type TaskDraft, taskDraftSchema } from './task-draft.ts';
import { TaskWizard } from './TaskWizard.tsx';

/**
 * The wizard that the address names: a new task, if so for one enclosure or animal, a copy of a task (`copy=`), or an
 * automation that is changed (`edit=`).
 */
export function TaskWizardPage({
  copyOf,
  edit,
  target,
}: {
  readonly copyOf: string | null;
  readonly edit: string | null;
  readonly target: Task['target'] | null;
}) {
  const { t } = useTranslation('task-wizard');
  const demo = useDemoError(edit === null ? 'task.create' : 'automation.manage');
  return (
    <>
      <PageHeader
        title={t(edit === null ? 'page.title' : 'page.editTitle')}
        subtitle={t(edit === null ? 'page.subtitle' : 'page.editSubtitle')}
      />
      {demo !== null ? (
        <FormFailure message={demo} />
      ) : edit !== null ? (
        <EditWizard key={edit} templateId={edit} />
      ) : (
        <NewWizard key={copyOf ?? target?.ids[0]} copyOf={copyOf} target={target} />
      )}
    </>
  );
}

function NewWizard({ copyOf, target }: { readonly copyOf: string | null; readonly target: Task['target'] | null }) {
  const { state } = useLocation() as { readonly state: unknown };
  if (copyOf !== null) return <CopyWizard taskId={copyOf} />;
  const empty = { ...emptyTaskDraft(nowMs()), ...typedBefore(state) };
  if (target === null) {
    const name = draftNameIn(state);
    return <TaskWizard key={name} draftName={name} stored={empty} edited={null} />;
  }
  const draftName = `task.for.${target.level}.${target.ids.join()}`;
  return <TaskWizard draftName={draftName} stored={{ ...empty, target }} edited={null} />;
}

/** Returns the name of the draft that a link hands over with the address (`{ draft }`); that of every new task without one. */
function draftNameIn(state: unknown): string {
  const draft = (state as { readonly draft?: unknown } | null)?.draft;
  return typeof draft === 'string' ? `task.of.${draft}` : 'task';
}

const handedOver = z.partial(taskDraftSchema);

/** Returns the values that another form hands over with the address (`{ typed }`); nothing for any other state. */
function typedBefore(state: unknown): Partial<TaskDraft> {
  const typed = handedOver.safeParse((state as { readonly typed?: unknown } | null)?.typed);
  if (!typed.success) return {};
  // A field that was not handed over stays as it is in an empty draft.
  const given = Object.entries(typed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

function CopyWizard({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation(['task-wizard', 'tasks']);
  const { zooId } = useActor();
  const { data, error, refetch } = useTaskQuery({ zooId, taskId }, { skip: !canBeStoredId(taskId) });
  if (data !== undefined)
    return <TaskWizard draftName={`task.copy.${taskId}`} stored={draftOfTask(data.task, nowMs())} edited={null} />;
  if (error?.code === 'task/not-found' || !canBeStoredId(taskId))
    return <NotFoundState title={t('tasks:notFound.title')} message={t('tasks:notFound.message')} />;
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={t('task-wizard:loading')} count={4} />;
}

function EditWizard({ templateId }: { readonly templateId: string }) {
  const { t } = useTranslation(['task-wizard', 'automations']);
  const { zooId } = useActor();
  const { data, error, refetch } = useAutomationQuery({ zooId, templateId }, { skip: !canBeStoredId(templateId) });
  if (data !== undefined)
    return <TaskWizard draftName="task" stored={draftOfAutomation(data, nowMs())} edited={data} />;
  if (error?.code === 'automation/not-found' || !canBeStoredId(templateId))
    return <NotFoundState title={t('automations:notFound.title')} message={t('automations:notFound.message')} />;
  if (error !== undefined)
    return <LoadFailed error={error} what="automation/load-failed" onRetry={() => void refetch()} />;
  return <LoadingState label={t('task-wizard:loading')} count={4} />;
}

import { Button, Group, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { isUnfinished } from '#domain/tasks/task-state.ts';
import { saidBefore } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useActor } from '#state/session/use-session.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { EditTarget } from '../target/EditTarget.tsx';
import { useTargetPlaces } from '../target/useTargetPlaces.ts';
import { TagsField } from '../texts/TagsField.tsx';
import { TaskTextFields } from '../texts/TaskTextFields.tsx';
import { TypeField } from '../texts/TypeField.tsx';
import { VisibilityField } from '../texts/VisibilityField.tsx';
import {
  changesOf,
  checkEdit,
  draftOfTask,
  EDIT_FIELDS,
  type EditField,
  isSameDraft,
  type TaskEditDraft,
} from './task-edit-draft.ts';
import { TaskEditMeanwhile } from './TaskEditMeanwhile.tsx';
import { TaskEditTimes } from './TaskEditTimes.tsx';
import { useToldEdited } from './useToldEdited.ts';

/** A target for which nothing needs to be read. */
const NO_TARGET: Task['target'] = { level: 'SECTOR', ids: [] };

/** What a task says, to be changed by those who manage it. Who changes it meanwhile is told of, and nothing typed is lost. */
export function TaskEditForm({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { t } = useTranslation(['task-details', 'words']);
  const { userId } = useActor();
  const demoError = useDemoError('task.manage');
  const errors = useFormErrors(EDIT_FIELDS);
  const [edit, { isLoading }] = useEditTaskMutation();
  const tell = useToldEdited();
  const [basis, setBasis] = useState(task);
  const [draft, setDraft] = useState(() => draftOfTask(task));
  const [isTargetOpen, setIsTargetOpen] = useState(false);
  const around = useTargetPlaces(isTargetOpen ? draft.target : NO_TARGET);
  const isMeanwhile = !isSameDraft(draftOfTask(task), draftOfTask(basis));
  useLeaveGuard(!isSameDraft(draft, draftOfTask(basis)), {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  });
  const change = (difference: Partial<TaskEditDraft>, ...fields: EditField[]) => {
    errors.forgive(fields);
    setDraft((now) => ({ ...now, ...difference }));
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isMeanwhile || around.isLoading || errors.show(checkEdit(draft, basis, around.places), form)) return;
    // Without the places of a target it would belong to no sector.
    const refusal = isUnfinished(task.status) ? (demoError ?? around.error) : appError('task/already-closed');
    if (refusal !== null) {
      errors.refuse(refusal);
      return;
    }
    const changes = changesOf(draft, basis, around.places);
    if (Object.keys(changes).length === 0) {
      onDone();
      return;
    }
    const answer = await edit({
      taskId: task.taskId,
      editedBy: userId,
      edit: changes,
      before: saidBefore(basis, changes),
    });
    if (answer.error !== undefined) {
      errors.refuse(queryError(answer.error), form);
      return;
    }
    onDone();
    await tell(basis, changes, 'edited');
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={t('edit.label')}>
      <Stack gap="sm">
        <FormFailure message={errors.failure} />
        {isMeanwhile && (
          <TaskEditMeanwhile
            onTheirs={() => {
              setBasis(task);
              setDraft(draftOfTask(task));
            }}
            onMine={() => setBasis(task)}
          />
        )}
        <TaskTextFields texts={draft} at={errors.at} onEdit={change} />
        <TypeField value={draft.taskType} onChange={(taskType) => change({ taskType })} />
        <EditTarget
          target={draft.target}
          around={around}
          isOpen={isTargetOpen}
          error={errors.at('target')}
          onOpen={() => setIsTargetOpen(true)}
          onChange={(target) => change({ target }, 'target')}
        />
        <TagsField value={draft.tags} error={errors.at('tags')} onChange={(tags) => change({ tags }, 'tags')} />
        <TaskEditTimes
          draft={draft}
          at={errors.at}
          onChange={(difference) => change(difference, 'startDay', 'dueDay')}
        />
        <VisibilityField value={draft.visibilityStart} onChange={(visibilityStart) => change({ visibilityStart })} />
        <Group justify="flex-end">
          <Button variant="default" mih={44} onClick={onDone}>
            {t('words:cancel')}
          </Button>
          <Button type="submit" mih={44} loading={isLoading || around.isLoading} disabled={isMeanwhile}>
            {t('words:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

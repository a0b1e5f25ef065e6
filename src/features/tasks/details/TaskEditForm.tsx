import { Alert, Button, Group, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { MOST_TAGS, type Task } from '#domain/tasks/task.ts';
import { FormFailure, useDemoError, useFormErrors } from '#features/form-errors/index.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { changesOf, checkEdit, draftOfTask, EDIT_FIELDS, isSameDraft, type TaskEditDraft } from './task-edit-draft.ts';
import { TaskEditTimes } from './TaskEditTimes.tsx';

/** What a task says, to be changed by those who manage it. Who changes it meanwhile is told of, and nothing typed is lost. */
export function TaskEditForm({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { t } = useTranslation('task-details');
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const demoError = useDemoError('task.manage');
  const errors = useFormErrors(EDIT_FIELDS);
  const [edit, { isLoading }] = useEditTaskMutation();
  const [basis, setBasis] = useState(task);
  const [draft, setDraft] = useState(() => draftOfTask(task));
  const isMeanwhile = !isSameDraft(draftOfTask(task), draftOfTask(basis));
  useLeaveGuard(!isSameDraft(draft, draftOfTask(basis)), {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });
  const change = (difference: Partial<TaskEditDraft>, ...fields: (typeof EDIT_FIELDS)[number][]) => {
    errors.forgive(fields);
    setDraft((now) => ({ ...now, ...difference }));
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isMeanwhile || errors.show(checkEdit(draft, basis), form)) return;
    if (demoError !== null) {
      errors.refuse(demoError);
      return;
    }
    const changes = changesOf(draft, basis);
    if (Object.keys(changes).length === 0) {
      onDone();
      return;
    }
    const answer = await edit({ taskId: task.taskId, editedBy: userId, ...changes });
    if (answer.error !== undefined) {
      errors.refuse(queryError(answer.error), form);
      return;
    }
    dispatch(noticeRaised({ kind: 'success', messageKey: 'task-details:values.done.edited' }));
    onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={t('edit.label')}>
      <Stack gap="sm">
        <FormFailure message={errors.failure} />
        {isMeanwhile && (
          <Alert color="yellow" role="alert" title={t('edit.meanwhile')}>
            <Group gap="sm" mt="xs">
              <Button
                variant="default"
                mih={44}
                onClick={() => {
                  setBasis(task);
                  setDraft(draftOfTask(task));
                }}
              >
                {t('edit.theirs')}
              </Button>
              <Button variant="default" mih={44} onClick={() => setBasis(task)}>
                {t('edit.mine')}
              </Button>
            </Group>
          </Alert>
        )}
        <TextInput
          name="title"
          label={t('edit.title')}
          required
          autoComplete="off"
          value={draft.title}
          error={errors.at('title')}
          onChange={(event) => change({ title: event.currentTarget.value }, 'title')}
        />
        <Textarea
          name="description"
          label={t('edit.description')}
          autosize
          minRows={3}
          maxRows={12}
          value={draft.description}
          error={errors.at('description')}
          onChange={(event) => change({ description: event.currentTarget.value }, 'description')}
        />
        <TagsInput
          name="tags"
          label={t('edit.tags')}
          maxTags={MOST_TAGS}
          value={draft.tags}
          error={errors.at('tags')}
          onChange={(tags) => change({ tags }, 'tags')}
        />
        <TaskEditTimes
          draft={draft}
          at={errors.at}
          onChange={(difference) => change(difference, 'startDay', 'dueDay')}
        />
        <Group justify="flex-end">
          <Button variant="default" mih={44} onClick={onDone}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" mih={44} loading={isLoading} disabled={isMeanwhile}>
            {t('edit.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

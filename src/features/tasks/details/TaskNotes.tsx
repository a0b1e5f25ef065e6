import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useAddTaskNoteMutation, useTaskNotesQuery } from '#data/tasks/task-details.endpoints.ts';
import { MAX_TASK_NOTES, TASK_NOTES_STEP } from '#data/tasks/task-note-limits.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkTaskNote, lateArrivalOf, TASK_NOTE_LENGTH } from '#domain/tasks/task-note.ts';
import type { Task } from '#domain/tasks/task.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { NoteForm } from '#features/note-form/index.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { TaskNoteLine } from './TaskNoteLine.tsx';

/**
 * The notes of a task, the latest first, and a field that adds one, also without a network. Older notes come on demand.
 */
export function TaskNotes({ task, surroundings }: { readonly task: Task; readonly surroundings: TaskSurroundings }) {
  const { t } = useTranslation(['task-details', 'words']);
  const actor = useActor();
  const { zooId, taskId } = task;
  const [size, setSize] = useState(TASK_NOTES_STEP);
  const { data, error, isFetching, refetch } = useTaskNotesQuery({ zooId, taskId, size });
  const [add] = useAddTaskNoteMutation();
  const save = async (text: string): Promise<AppError | null> => {
    const answer = await add({ zooId, taskId, text, createdBy: actor.userId, notBefore: task.createdAtUnix });
    return answer.error === undefined ? null : queryError(answer.error);
  };
  return (
    <Stack gap="sm" component="section" aria-label={t('notes.title')}>
      <Title order={3} size="h4">
        {t('notes.title')}
      </Title>
      {mayDo(actor, 'task.work', task) && (
        <NoteForm
          draft={`task-note.${taskId}`}
          label={t('notes.new')}
          saveLabel={t('words:add')}
          operation="task.work"
          longest={TASK_NOTE_LENGTH}
          check={checkTaskNote}
          onSave={save}
        />
      )}
      {task.notes !== '' && (
        <TaskNoteLine text={task.notes} head={t('notes.closing')} name={surroundings.nameOf(task.completedBy)} />
      )}
      {data === undefined && error === undefined && <LoadingState label={t('notes.loading')} count={1} />}
      {data === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && task.notes === '' && (
        <Text c="dimmed" fz="sm">
          {t('notes.empty')}
        </Text>
      )}
      {data?.items.map((note) => (
        <TaskNoteLine
          key={note.noteId}
          text={note.text}
          name={surroundings.nameOf(note.createdBy)}
          at={note.createdAtUnix}
          receivedAt={lateArrivalOf(note)}
          isWaiting={data.waitingIds.includes(note.noteId)}
        />
      ))}
      {data?.hasMore === true && (
        <Group gap="sm">
          <Text c="dimmed" fz="sm" role="status">
            {t('notes.cut', { count: data.items.length })}
          </Text>
          {size < MAX_TASK_NOTES && (
            <Button variant="default" mih={44} loading={isFetching} onClick={() => setSize(size + TASK_NOTES_STEP)}>
              {t('notes.older')}
            </Button>
          )}
        </Group>
      )}
      {data !== undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </Stack>
  );
}

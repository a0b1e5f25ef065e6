import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import { isUnfinished } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { useActor } from '#state/session/use-session.ts';
import { Fact } from '#ui/facts/Fact.tsx';
import { FirstFieldFocused } from '#ui/focus/FirstFieldFocused.tsx';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { TaskFiles } from '../files/TaskFiles.tsx';
import { TaskChecklist } from '../checklist/lazy-checklist.tsx';
import { DueTime } from '../rows/DueTime.tsx';
import { PriorityMark } from '../rows/PriorityMark.tsx';
import { SectorMark } from '../rows/SectorMark.tsx';
import { ShownFrom } from '../rows/ShownFrom.tsx';
import { TaskStateBadge } from '../rows/TaskStateBadge.tsx';
import { TaskSubject } from '../rows/TaskSubject.tsx';
import { useTaskSubjects } from '../rows/useTaskSubjects.ts';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { CopyTask } from './CopyTask.tsx';
import { TaskHistory } from './TaskHistory.tsx';
import { TaskNotes } from './TaskNotes.tsx';
import { TaskAnimals, TaskEnclosures } from './TaskTargets.tsx';

const TaskEditForm = lazyForm(async () => (await import('./TaskEditForm.tsx')).TaskEditForm);
const TaskPeople = lazyForm(async () => (await import('./TaskPeople.tsx')).TaskPeople);

/** All data of one task, and the actions that the person has on it. */
export function TaskDetails({ task, isWaiting }: { readonly task: Task; readonly isWaiting: boolean }) {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const { dateTime } = useFormat();
  const actor = useActor();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const surroundings = useTaskSurroundings();
  const subjects = useTaskSubjects(useMemo(() => [task], [task]));
  const actions = useTaskActions(subjects.wordsOf);
  const place = useFocusKept<HTMLDivElement>();
  const mayManage = isUnfinished(task.status) && mayDo(actor, 'task.manage', task);
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="start">
        <Title order={2} size="h3">
          <PriorityMark task={task} />
          {task.title}
        </Title>
        <TaskSubject subject={subjects.subjectOf(task)} />
        <Group gap="sm">
          <TaskStateBadge task={task} />
          {isWaiting && <Text fz="sm">{t('words:waitingToBeSent')}</Text>}
        </Group>
        <ShownFrom task={task} />
      </Stack>
      <Stack component="dl" gap="sm" m={0}>
        <Fact name={t('tasks:columns.due')}>
          <DueTime task={task} />
        </Fact>
        <Fact name={t('tasks:details.scheduled')}>{dateTime(task.scheduledForUnix)}</Fact>
        <Fact name={t('words:type')}>{t(`tasks:values.type.${task.taskType}`)}</Fact>
        <Fact name={t('tasks:priority')}>{t(`tasks:values.priority.${task.priority}`)}</Fact>
        <Fact name={t('words:sector')}>
          <SectorMark sectors={surroundings.sectorsOf(task)} />
        </Fact>
        {task.enclosureIds.length > 0 && (
          <Fact name={t('words:enclosures')}>
            <TaskEnclosures task={task} />
          </Fact>
        )}
        {task.animalIds.length > 0 && (
          <Fact name={t('words:animals')}>
            <TaskAnimals task={task} />
          </Fact>
        )}
        <Fact name={t('words:assignee')}>{surroundings.peopleOf(task)}</Fact>
        <Fact name={t('words:description')}>{task.description || t('tasks:details.noDescription')}</Fact>
      </Stack>
      <Group gap="xs">
        <TaskActions task={task} actions={actions} />
      </Group>
      <Stack ref={place} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
        <Group gap="xs">
          <CopyTask task={task} />
          {mayManage && task.automationId === null && !isEditing && (
            <Button variant="default" mih={44} onClick={() => setIsEditing(true)}>
              {t('words:edit')}
            </Button>
          )}
          {mayManage && !isChoosing && (
            <Button variant="default" mih={44} onClick={() => setIsChoosing(true)}>
              {t('task-details:people.change')}
            </Button>
          )}
        </Group>
        {isEditing && (
          <Suspense fallback={<LoadingState label={t('tasks:loading')} count={4} />}>
            <FirstFieldFocused>
              <TaskEditForm task={task} onDone={() => setIsEditing(false)} />
            </FirstFieldFocused>
          </Suspense>
        )}
        {mayManage && isChoosing && (
          <Suspense fallback={<LoadingState label={t('tasks:loading')} count={1} />}>
            <FirstFieldFocused>
              <TaskPeople task={task} onDone={() => setIsChoosing(false)} />
            </FirstFieldFocused>
          </Suspense>
        )}
      </Stack>
      {task.checklist.length > 0 && (
        <>
          <Divider />
          <TaskChecklist task={task} surroundings={surroundings} />
        </>
      )}
      <Divider />
      <TaskNotes key={task.taskId} task={task} surroundings={surroundings} />
      <Divider />
      <TaskFiles task={task} surroundings={surroundings} />
      <Divider />
      <TaskHistory task={task} surroundings={surroundings} />
    </Stack>
  );
}

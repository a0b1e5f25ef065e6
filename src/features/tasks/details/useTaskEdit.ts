import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { tidyTask } from '#domain/tasks/check-task.ts';
import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import { editBefore } from '#domain/tasks/task-edit.ts';
import { isUnfinished } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { isSameValue } from '#kit/form/record-draft.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useActor } from '#state/session/use-session.ts';
import { type TargetChoices, useTargetPlaces } from '../target/useTargetPlaces.ts';
import { checkEdit, editOf, taskEditSchema } from './task-edit.ts';
import { useTargetWords } from './useTargetWords.ts';
import { useEditNotice } from './useEditNotice.ts';

/** A target that needs no reads. */
const NO_TARGET: Task['target'] = { level: 'SECTOR', ids: [] };

/**
 * The form of a task in its drawer. Nothing is saved before the places of a new target are known. `onDone` leaves the
 * form.
 */
export function useTaskEdit(task: Task, onDone: () => void) {
  const { t } = useTranslation(['task-details', 'tasks', 'words']);
  const { dateTime, list } = useFormat();
  const { userId } = useActor();
  const [edit] = useEditTaskMutation();
  const notify = useEditNotice();
  const wordsOf = useTargetWords(task);
  const [isTargetOpen, setIsTargetOpen] = useState(false);
  // The choices follow the typed target, which the form holds, and its answers are used only once they are known.
  const known = useRef<TargetChoices>(null);
  const places = () => known.current?.places ?? task;
  const instant = (at: number | null) => (at === null ? '' : dateTime(at));
  const form = useRecordForm({
    name: 'tasks',
    recordId: task.taskId,
    schema: taskEditSchema,
    stored: task,
    operation: 'task.manage',
    tidy: (typed) => {
      const { title, description, target, tags, checklist } = tidyTask({ ...task, ...typed });
      return { ...typed, title, description, target, tags, checklist };
    },
    check: (tidy) => checkEdit(tidy, task, places()),
    fields: {
      title: { label: t('words:title') },
      description: { label: t('words:description') },
      taskType: { label: t('words:type'), say: (type) => t(`tasks:values.type.${type}`) },
      priority: { label: t('tasks:priority'), say: (priority) => t(`tasks:values.priority.${priority}`) },
      checklist: {
        label: t('tasks:checklistLabel'),
        say: (checklist) => list(itemsOf(checklist).map(({ label }) => label)),
      },
      target: { label: t('task-details:edit.target'), say: (target) => wordsOf(target, known.current?.rows ?? []) },
      tags: { label: t('task-details:tags.label'), say: list },
      scheduledForUnix: { label: t('tasks:details.scheduled'), say: instant },
      dueAtUnix: { label: t('tasks:columns.due'), say: instant },
      visibilityStart: {
        label: t('task-details:visibility.label'),
        say: (start) => t(`task-details:values.visibility.${start}`),
      },
    },
    save: async (_tidy, difference) => {
      if (!isUnfinished(task.status)) return { error: appError('task/already-closed') };
      // Without the places of its target a task would belong to no sector.
      if (known.current?.error) return { error: known.current.error };
      const changes = editOf(difference, places());
      return edit({ taskId: task.taskId, editedBy: userId, edit: changes, before: editBefore(task, changes) });
    },
    onSaved: ({ difference }) => {
      onDone();
      return notify(task, editOf(difference, places()), 'edited');
    },
    onUnchanged: onDone,
  });
  const isTargetNew = !isSameValue(form.values.target, form.stored.target);
  const around = useTargetPlaces(isTargetOpen || isTargetNew ? form.values.target : NO_TARGET);
  useEffect(() => {
    known.current = around;
  });
  const wait = (event: SyntheticEvent) => {
    event.preventDefault();
    return Promise.resolve();
  };
  return {
    form: around.isLoading ? { ...form, isSaving: true, submit: wait } : form,
    around,
    isTargetOpen,
    openTarget: () => setIsTargetOpen(true),
  };
}

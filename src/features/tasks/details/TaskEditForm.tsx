import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { ChecklistField } from '../checklist/lazy-checklist.tsx';
import { EditTarget } from '../target/EditTarget.tsx';
import { PriorityField } from '../texts/PriorityField.tsx';
import { TagsField } from '../texts/TagsField.tsx';
import { TaskTextFields } from '../texts/TaskTextFields.tsx';
import { TypeField } from '../texts/TypeField.tsx';
import { VisibilityField } from '../texts/VisibilityField.tsx';
import { TaskEditTimes } from './TaskEditTimes.tsx';
import { useTaskEdit } from './useTaskEdit.ts';

/** Changes the texts, the target and the times of a task; for people who may edit it. */
export function TaskEditForm({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { t } = useTranslation('task-details');
  const { form, around, isTargetOpen, openTarget } = useTaskEdit(task, onDone);
  const { values, change } = form;
  const cancel = () => {
    form.reset();
    onDone();
  };
  return (
    <RecordForm form={form} label={t('edit.label')} isWide>
      <TaskTextFields texts={values} at={form.errorAt} onEdit={change} />
      <TypeField value={values.taskType} onChange={(taskType) => change({ taskType })} />
      <PriorityField value={values.priority} onChange={(priority) => change({ priority })} />
      <EditTarget
        target={values.target}
        around={around}
        isOpen={isTargetOpen}
        error={form.errorAt('target')}
        onOpen={openTarget}
        onChange={(target) => change({ target })}
      />
      <ChecklistField
        value={values.checklist}
        error={form.errorAt('checklist')}
        onChange={(checklist) => change({ checklist })}
      />
      <TagsField value={values.tags} error={form.errorAt('tags')} onChange={(tags) => change({ tags })} />
      <TaskEditTimes form={form} />
      <VisibilityField value={values.visibilityStart} onChange={(visibilityStart) => change({ visibilityStart })} />
      <FormButtons form={form} onCancel={cancel} />
    </RecordForm>
  );
}

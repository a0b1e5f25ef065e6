import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { checkTask, tidyTask } from '#domain/tasks/check-task.ts';
import { editBefore } from '#domain/tasks/task-edit.ts';
import { MAX_RESPONSIBLE, type Task, taskSchema } from '#domain/tasks/task.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { useEditNotice } from './useEditNotice.ts';

const schema = z.pick(taskSchema, { responsibleIds: true });

/** Changes the people responsible for a task; for people who may edit it. */
export function TaskPeople({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { t } = useTranslation(['task-details', 'words']);
  const { list } = useFormat();
  const { userId } = useActor();
  const { data: colleagues = [] } = useColleaguesQuery(task.zooId);
  const tell = useEditNotice();
  const [edit] = useEditTaskMutation();
  const names = new Map(colleagues.map((person) => [person.userId, displayName(person)]));
  const nameOf = (id: string) => names.get(id) ?? t('grouping.unknown');
  const form = useRecordForm({
    name: 'task-people',
    recordId: task.taskId,
    schema,
    stored: task,
    operation: 'task.manage',
    fields: { responsibleIds: { label: t('words:assignee'), say: (ids) => list(ids.map(nameOf)) } },
    tidy: ({ responsibleIds }) => ({ responsibleIds: tidyTask({ ...task, responsibleIds }).responsibleIds }),
    check: (tidy) => {
      const { responsibleIds } = checkTask({ ...task, ...tidy });
      return responsibleIds === undefined ? {} : { responsibleIds };
    },
    save: (changes) =>
      edit({ taskId: task.taskId, editedBy: userId, edit: changes, before: editBefore(task, changes) }),
    onSaved: ({ tidy }) => {
      onDone();
      return tell(task, tidy, 'people');
    },
    onUnchanged: onDone,
  });
  const cancel = () => {
    form.reset();
    onDone();
  };
  const { responsibleIds } = form.values;
  return (
    <RecordForm form={form} label={t('people.change')} isWide>
      <SearchMultiSelect
        {...form.field('responsibleIds')}
        description={t('people.hint')}
        clearable
        maxValues={MAX_RESPONSIBLE}
        // A responsible person whose name can no longer be read stays until somebody removes them.
        data={[...new Set([...names.keys(), ...responsibleIds])].map((id) => ({ value: id, label: nameOf(id) }))}
      />
      <FormButtons form={form} onCancel={cancel} />
    </RecordForm>
  );
}

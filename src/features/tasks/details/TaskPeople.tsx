import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { saidBefore } from '#domain/tasks/task-edit.ts';
import { MAX_RESPONSIBLE, type Task } from '#domain/tasks/task.ts';
import { displayName } from '#domain/users/user.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useActor } from '#state/session/use-session.ts';
import { useToldEdited } from './useToldEdited.ts';

/** Who is responsible for a task, to be changed by those who manage it. */
export function TaskPeople({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { t } = useTranslation(['task-details', 'words']);
  const actor = useActor();
  const demoError = useDemoError('task.manage');
  const errors = useFormErrors(['responsibleIds'] as const);
  const { data: colleagues = [] } = useColleaguesQuery(task.zooId);
  const tell = useToldEdited();
  const [edit, { isLoading }] = useEditTaskMutation();
  // Whoever changes them meanwhile is not written over.
  const [basis] = useState(task);
  const [chosen, setChosen] = useState<readonly string[]>(task.responsibleIds);
  const known = new Set(colleagues.map(({ userId }) => userId));
  const save = async () => {
    if (demoError !== null) return errors.refuse(demoError);
    const changes = { responsibleIds: [...chosen] };
    const answer = await edit({
      taskId: task.taskId,
      editedBy: actor.userId,
      edit: changes,
      before: saidBefore(basis, changes),
    });
    if (answer.error !== undefined) return errors.refuse(queryError(answer.error));
    onDone();
    return tell(basis, changes, 'people');
  };
  return (
    <Stack gap="xs">
      <MultiSelect
        label={t('people.label')}
        description={t('people.hint')}
        searchable
        clearable
        maxValues={MAX_RESPONSIBLE}
        data={[
          ...colleagues.map((person) => ({ value: person.userId, label: displayName(person) })),
          // Whoever can no longer be read keeps their place until they are taken out.
          ...chosen.filter((id) => !known.has(id)).map((id) => ({ value: id, label: t('grouping.unknown') })),
        ]}
        value={[...chosen]}
        error={errors.failure}
        onChange={setChosen}
      />
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={onDone}>
          {t('words:cancel')}
        </Button>
        <Button mih={44} loading={isLoading} onClick={() => void save()}>
          {t('words:save')}
        </Button>
      </Group>
    </Stack>
  );
}

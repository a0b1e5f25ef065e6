import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkEdit } from '#domain/tasks/bulk-edits.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PeopleField } from '../wizard/PeopleField.tsx';

/** Asks for the people responsible for several tasks, in place of the former ones; nobody leaves the tasks to all. */
export function NewPeople({
  tasks,
  onAnswer,
}: {
  readonly tasks: readonly Task[];
  readonly onAnswer: (bulk: BulkEdit) => void;
}) {
  const { t } = useTranslation('task-details');
  const { sectors } = useReadySession();
  const [userIds, setUserIds] = useState<readonly string[]>(() => commonPeople(tasks));
  const ofTasks = sectors.filter(({ sectorId }) => tasks.some((task) => task.sectorIds.includes(sectorId)));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ kind: 'people', userIds });
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('bulkEdit.replaces')}</Text>
        <PeopleField value={userIds} sectors={ofTasks} error={null} onChange={setUserIds} />
        <Button type="submit" mih={44} style={{ alignSelf: 'start' }}>
          {t('values.bulk.assign')}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the people responsible for each of the tasks. */
function commonPeople(tasks: readonly Task[]): readonly string[] {
  const [first, ...others] = tasks;
  return (first?.responsibleIds ?? []).filter((id) =>
    others.every(({ responsibleIds }) => responsibleIds.includes(id)),
  );
}

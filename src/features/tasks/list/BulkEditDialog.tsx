import { Button, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkEdit, bulkEditParts } from '#domain/tasks/bulk-edits.ts';
import { TAG_MAX_LENGTH, type Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantOfDay } from '#domain/time/typed-day.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TagsField } from '../texts/TagsField.tsx';
import { useTaskNames } from './useTaskNames.ts';
import type { BulkEditKind } from './useTaskBulkEdits.tsx';

// The words of the field are those of the wizard, which a list does not fetch.
const NewPeople = lazy(async () => {
  const [form] = await Promise.all([import('./NewPeople.tsx'), loadNamespaces(['task-wizard', 'access'])]);
  return { default: form.NewPeople };
});

/** Asks for the new people, the new day or the tags of several tasks, and names the tasks that are left out. */
export function BulkEditDialog({
  kind,
  tasks,
  onAnswer,
}: {
  readonly kind: BulkEditKind;
  readonly tasks: readonly Task[];
  /** gets the change; null when the person leaves the dialog */
  readonly onAnswer: (bulk: BulkEdit | null) => void;
}) {
  const { t } = useTranslation(['task-details', 'common']);
  const actor = useActor();
  const named = useTaskNames();
  const parts = bulkEditParts(actor, { kind: 'days', days: 1 }, tasks, nowMs(), ZONE);
  const count = parts.possible.length + parts.same.length;
  return (
    <Dialog
      title={t(`task-details:values.bulkQuestion.${kind}`, { count })}
      closeLabel={t('common:close')}
      onClose={() => onAnswer(null)}
    >
      <Stack gap="md">
        {parts.notManaged.length > 0 && (
          <Text>{t('task-details:bulk.notManaged', { names: named(parts.notManaged) })}</Text>
        )}
        {parts.notAllowed.length > 0 && (
          <Text>{t('task-details:bulk.notAllowed', { names: named(parts.notAllowed) })}</Text>
        )}
        {kind === 'assign' && (
          <Suspense fallback={<LoadingState label={t('common:opening')} />}>
            <NewPeople tasks={tasks} onAnswer={onAnswer} />
          </Suspense>
        )}
        {kind === 'postpone' && <NewDay onAnswer={onAnswer} />}
        {kind === 'tag' && <NewTags onAnswer={onAnswer} />}
      </Stack>
    </Dialog>
  );
}

type Answer = { readonly onAnswer: (bulk: BulkEdit) => void };

function NewDay({ onAnswer }: Answer) {
  const { t } = useTranslation('task-details');
  const [day, setDay] = useState('');
  const instant = instantOfDay(day, '12:00', ZONE);
  return (
    <>
      <Text c="dimmed">{t('bulkEdit.late')}</Text>
      <Group gap="sm">
        <Button variant="default" mih={44} onClick={() => onAnswer({ kind: 'days', days: 1 })}>
          {t('bulkEdit.day')}
        </Button>
        <Button variant="default" mih={44} onClick={() => onAnswer({ kind: 'days', days: 7 })}>
          {t('bulkEdit.week')}
        </Button>
      </Group>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (instant !== null) onAnswer({ kind: 'day', day: instant });
        }}
      >
        <Group gap="sm" align="end">
          <DateField label={t('bulkEdit.date')} value={day} error={null} onChange={setDay} />
          <Button type="submit" mih={44} disabled={instant === null}>
            {t('bulkEdit.toDate')}
          </Button>
        </Group>
      </form>
    </>
  );
}

function NewTags({ onAnswer }: Answer) {
  const { t } = useTranslation('task-details');
  const [typed, setTyped] = useState<string[]>([]);
  const tags = [...new Set(typed.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  const isWrong = tags.some((tag) => tag.length > TAG_MAX_LENGTH);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tags.length > 0 && !isWrong) onAnswer({ kind: 'tags', tags });
      }}
    >
      <Stack gap="md">
        <TagsField value={typed} error={isWrong ? t('bulkEdit.tagTooLong') : null} onChange={setTyped} />
        <Button type="submit" mih={44} style={{ alignSelf: 'start' }} disabled={tags.length === 0 || isWrong}>
          {t('values.bulk.tag')}
        </Button>
      </Stack>
    </form>
  );
}

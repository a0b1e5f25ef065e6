import { Badge, Button, CloseButton, Group, Pill, Stack, Text } from '@mantine/core';
import { IconCalendar, IconFlag, IconMapPin, IconTag, IconUser } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { instantOfDay } from '#domain/time/typed-day.ts';
import { LEVELS } from '#domain/tasks/quick-line/task-of-line.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { NEW_TASK_ADDRESS } from '../page/task-tabs.ts';
import { MentionField } from './MentionField.tsx';
import { useQuickTask } from './useQuickTask.ts';

/** A new task in one line: its facts show while they are typed, Enter creates it. */
export function QuickTaskDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['task-quick', 'common']);
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const quick = useQuickTask();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await quick.save()) onClose();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <MentionField
            value={quick.line}
            names={quick.names}
            error={quick.refusal === null ? null : messageOf(quick.refusal)}
            onChange={quick.type}
            onPick={quick.pick}
          />
          <Facts quick={quick} />
          <Group justify="space-between" gap="sm" data-action-bar>
            <Button
              variant="subtle"
              mih={44}
              onClick={() => void navigate(NEW_TASK_ADDRESS, { state: { typed: quick.draft } })}
            >
              {t('more')}
            </Button>
            <Button type="submit" mih={44} loading={quick.isLoading} disabled={quick.read.title === ''}>
              {t('create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The due time, the places and animals, the people and the tags that were read from the line. */
function Facts({ quick }: { readonly quick: ReturnType<typeof useQuickTask> }) {
  const { t } = useTranslation(['task-quick', 'tasks']);
  const { day, dateTime } = useFormat();
  const { read, draft, target } = quick;
  const due = instantOfDay(draft.due?.day ?? '', draft.due?.time ?? '', ZONE);
  // A day without a time ends at the next midnight: people say the day.
  const dueText =
    (read.when?.time ?? null) === null ? day(instantOfDay(draft.startDay, '12:00', ZONE) ?? 0) : dateTime(due ?? 0);
  const people = quick.names.filter(({ kind, id }) => kind === 'person' && draft.responsibleIds.includes(id));
  const places = quick.names.filter(
    ({ kind, id }) => kind !== 'person' && LEVELS[kind] === target?.level && target.ids.includes(id),
  );
  return (
    <Stack gap="xs" aria-live="polite">
      <Fact icon={IconCalendar}>
        <Text fz="sm">{dueText}</Text>
        {read.when !== null && (
          <CloseButton size={44} iconSize={16} aria-label={t('keepWords')} onClick={() => quick.setReadsTime(false)} />
        )}
      </Fact>
      {places.length > 0 && (
        <Fact icon={IconMapPin}>
          {places.map(({ id, name, detail }) => (
            <Pill key={id}>{[name, detail.split(' · ')[0]].filter(Boolean).join(' · ')}</Pill>
          ))}
          {quick.isOwnTarget && (
            <Text fz="xs" c="dimmed">
              {t('ownSector')}
            </Text>
          )}
        </Fact>
      )}
      {people.length > 0 && (
        <Fact icon={IconUser}>
          {people.map(({ id, name }) => (
            <Pill key={id}>{name}</Pill>
          ))}
        </Fact>
      )}
      {read.priority !== 'normal' && (
        <Fact icon={IconFlag}>
          <Text fz="sm">{t(`tasks:values.priorityMark.${read.priority}`)}</Text>
        </Fact>
      )}
      {read.tags.length > 0 && (
        <Fact icon={IconTag}>
          {read.tags.map((tag) => (
            <Badge key={tag} variant="light" tt="none">
              {tag}
            </Badge>
          ))}
        </Fact>
      )}
    </Stack>
  );
}

function Fact({ icon: Icon, children }: { readonly icon: typeof IconTag; readonly children: React.ReactNode }) {
  return (
    <Group gap="xs" mih={32}>
      <Icon size={18} aria-hidden color="var(--mantine-color-dimmed)" />
      {children}
    </Group>
  );
}

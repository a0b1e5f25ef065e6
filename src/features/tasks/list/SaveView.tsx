import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayShareWith, VIEW_NAME_LENGTH } from '#domain/tasks/shared-view.ts';
import { useReadySession } from '#state/session/use-session.ts';

/** Keeps the filters in sight as a view under a name, for oneself or for a sector that one may share with. */
export function SaveView({
  isFull,
  mayKeep,
  onKeep,
  onShare,
}: {
  /** no further view of one's own can be kept */
  readonly isFull: boolean;
  readonly mayKeep: (name: string) => boolean;
  readonly onKeep: (name: string) => void;
  readonly onShare: (name: string, sectorId: string) => void;
}) {
  const { t } = useTranslation(['task-details', 'words']);
  const { actor, sectors } = useReadySession();
  const [name, setName] = useState('');
  const [sectorId, setSectorId] = useState('');
  const shareable = sectors.filter((sector) => mayShareWith(actor, actor.zooId, sector.sectorId));
  const isSavable = sectorId === '' ? mayKeep(name) : name.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSavable) return;
        if (sectorId === '') onKeep(name);
        else onShare(name.trim(), sectorId);
        setName('');
      }}
    >
      <Stack gap="xs" p="xs">
        {shareable.length > 0 && (
          <NativeSelect
            label={t('task-details:views.for')}
            data={[
              { value: '', label: t('task-details:views.forMe') },
              ...shareable.map((sector) => ({ value: sector.sectorId, label: sector.sectorName })),
            ]}
            value={sectorId}
            onChange={(event) => setSectorId(event.currentTarget.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
        )}
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('task-details:views.name')}
            {...(isFull && sectorId === '' ? { description: t('task-details:views.full') } : {})}
            maxLength={VIEW_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <Button
            type="submit"
            variant="light"
            mih={44}
            disabled={!isSavable}
            aria-label={t(sectorId === '' ? 'task-details:views.save' : 'task-details:views.share')}
          >
            <IconBookmark size={18} aria-hidden />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

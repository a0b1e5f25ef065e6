import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSessionNoteMutation } from '#data/observation-sessions/session-note.endpoints.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';

/** The note of a session; its observer changes it, also after the end, while the session is valid. */
export function SessionNote({
  session: { visitId, note, observerId, invalidReason },
}: {
  readonly session: ObservationSession;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { userId } = useActor();
  const [change, { isLoading }] = useChangeSessionNoteMutation();
  const isRefusedInDemo = useDemoRefusal('campaign.record');
  const [typed, setTyped] = useState<string | null>(null);
  const mayChange = observerId === userId && invalidReason === '';
  if (note === '' && !mayChange) return null;
  const save = async () => {
    if (typed === null || isRefusedInDemo()) return;
    const { error } = await change({ visitId, userId, note: typed.trim() });
    // A refused note stays in its field.
    if (error === undefined) setTyped(null);
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('note')}>
      {typed === null ? (
        <Group justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text fz="sm" c="dimmed">
              {t('note')}
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Text>
          </div>
          {mayChange && (
            <Button
              variant="subtle"
              mih={44}
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setTyped(note)}
            >
              {t('words:edit')}
            </Button>
          )}
        </Group>
      ) : (
        <Stack gap="xs">
          <Textarea
            label={t('note')}
            autosize
            minRows={2}
            maxLength={MEMO_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group gap="xs">
            <Button mih={44} loading={isLoading} onClick={() => void save()}>
              {t('words:save')}
            </Button>
            <Button variant="default" mih={44} onClick={() => setTyped(null)}>
              {t('words:cancel')}
            </Button>
          </Group>
        </Stack>
      )}
    </Paper>
  );
}

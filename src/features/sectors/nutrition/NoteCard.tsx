import { ActionIcon, Alert, Group, Paper, Text } from '@mantine/core';
import { IconCloudUpload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeNutritionNoteMutation, useRemoveNutritionNoteMutation } from '#data/nutrition/nutrition.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { NutritionNote } from '#domain/nutrition/nutrition-note.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useActor } from '#state/session/use-session.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { useTeamNames } from '../useTeamNames.ts';
import { FeedingNoteForm } from './FeedingNoteForm.tsx';

/** One note on feeding, with its last editor. */
export function NoteCard({
  note,
  isWaiting,
  mayWrite,
}: {
  readonly note: NutritionNote;
  /** whether the server has not answered yet */
  readonly isWaiting: boolean;
  readonly mayWrite: boolean;
}) {
  const { t } = useTranslation(['sectors', 'words']);
  const actor = useActor();
  const messageOf = useErrorMessage();
  const { nameOf } = useTeamNames();
  const moment = useMoment(note.updatedAtUnix);
  const card = useFocusKept<HTMLDivElement>();
  const [isEditing, setIsEditing] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [change] = useChangeNutritionNoteMutation();
  const [remove] = useRemoveNutritionNoteMutation();
  const refusal = useDemoError('nutrition.write');

  const save = async (text: string): Promise<AppError | null> => {
    const answer = await change({ noteId: note.noteId, text, updatedBy: actor.userId });
    return answer.error === undefined ? null : queryError(answer.error);
  };
  const removeIfAgreed = async () => {
    if (refusal !== null) return setFailure(refusal);
    const agreed = await confirm({
      title: t('notes.removeAsk'),
      text: note.text.slice(0, 120),
      confirmLabel: t('notes.remove'),
      cancelLabel: t('words:cancel'),
      tone: 'danger',
    });
    if (!agreed) return undefined;
    const answer = await remove(note.noteId);
    return setFailure(answer.error === undefined ? null : queryError(answer.error));
  };
  return (
    <Paper ref={card} tabIndex={-1} style={{ outline: 'none' }} withBorder p="md">
      {failure !== null && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(failure)}
        </Alert>
      )}
      {isEditing ? (
        <FeedingNoteForm
          draft="nutrition-note"
          noteId={note.noteId}
          label={t('notes.edit')}
          text={note.text}
          onSave={save}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
            <Text fz="sm" c="dimmed" mt={4} component="div">
              {nameOf(note.updatedBy) === '' ? t('team.unknown') : nameOf(note.updatedBy)} ·{' '}
              <RelativeTime {...moment} />
            </Text>
            {isWaiting && <StateBadge tone="warning" icon={IconCloudUpload} label={t('words:waitingToBeSent')} />}
          </div>
          {mayWrite && (
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                aria-label={t('notes.edit')}
                onClick={() => setIsEditing(true)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={44}
                variant="subtle"
                color="red"
                aria-label={t('notes.remove')}
                onClick={() => void removeIfAgreed()}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          )}
        </Group>
      )}
    </Paper>
  );
}

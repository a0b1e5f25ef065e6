import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAddNutritionNoteMutation, useNutritionNotesQuery } from '#data/nutrition/nutrition.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NoteCard } from './NoteCard.tsx';
import { FeedingNoteForm } from './FeedingNoteForm.tsx';

/** The notes on the feeding of a sector, the latest first; people with the role write them, everybody reads them. */
export function NutritionNotes({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const place = useFocusKept<HTMLDivElement>();
  const { zooId, sectorId } = sector;
  const { data, error, refetch } = useNutritionNotesQuery({ zooId, sectorId });
  const [add] = useAddNutritionNoteMutation();
  const mayWrite = mayDo(actor, 'nutrition.write', { zooId, sectorIds: [sectorId], authorId: null });
  const save = async (text: string): Promise<AppError | null> => {
    const answer = await add({ zooId, sectorId, text, createdBy: actor.userId });
    return answer.error === undefined ? null : queryError(answer.error);
  };
  return (
    <Stack ref={place} tabIndex={-1} style={{ outline: 'none' }} gap="md" maw={760}>
      {mayWrite && <FeedingNoteForm draft={`nutrition.${sectorId}`} label={t('notes.new')} onSave={save} />}
      {data === undefined && error === undefined && <LoadingState label={t('loading')} />}
      {data === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.notes.length === 0 && (
        <Text c="dimmed" fz="sm">
          {t('notes.empty')}
        </Text>
      )}
      {data?.notes.map((note) => (
        <NoteCard key={note.noteId} note={note} isWaiting={data.waitingIds.includes(note.noteId)} mayWrite={mayWrite} />
      ))}
    </Stack>
  );
}

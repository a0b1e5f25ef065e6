import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import type { SessionProgress } from '#domain/observation-sessions/session-progress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** Ends a session, with a note for those who want; one that is not whole says what is missing, and counts as interrupted. */
export function FinishDialog({
  progress: { done, planned, isComplete },
  note: noteBefore,
  onEnd,
  onClose,
}: {
  readonly progress: SessionProgress;
  readonly note: string;
  readonly onEnd: (how: { readonly status: 'finished' | 'interrupted'; readonly note: string }) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['sessions', 'words', 'common']);
  const { number } = useFormat();
  const [note, setNote] = useState(noteBefore);
  const isShort = planned > 0 && !isComplete;
  return (
    <Dialog title={t('finish.question')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text>{isShort ? t('finish.short', { done: number(done), planned: number(planned) }) : t('finish.text')}</Text>
        <Textarea
          label={t('note')}
          description={t('finish.noteHint')}
          autosize
          minRows={3}
          maxLength={MEMO_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('finish.goOn')}
          </Button>
          <Button
            mih={44}
            leftSection={isShort ? <IconPlayerStop size={18} aria-hidden /> : <IconFlag size={18} aria-hidden />}
            onClick={() => onEnd({ status: isShort ? 'interrupted' : 'finished', note: note.trim() })}
          >
            {t(isShort ? 'finish.interrupt' : 'finish.end')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

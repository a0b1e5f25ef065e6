import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconClipboardText, IconFlag, IconPlayerStop } from '@tabler/icons-react';
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
  openQuestions,
  onEnd,
  onAnswer,
  onClose,
}: {
  readonly progress: SessionProgress;
  readonly note: string;
  /** the words of the required questions of the context that are open */
  readonly openQuestions: readonly string[];
  readonly onEnd: (how: { readonly status: 'finished' | 'interrupted'; readonly note: string }) => void;
  /** goes back to the questions of the context */
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['sessions', 'session-context', 'words', 'common']);
  const { number, list } = useFormat();
  const [note, setNote] = useState(noteBefore);
  const isShort = planned > 0 && !isComplete;
  return (
    <Dialog title={t('finish.question')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text>{isShort ? t('finish.short', { done: number(done), planned: number(planned) }) : t('finish.text')}</Text>
        {openQuestions.length > 0 && (
          <Alert color="orange" title={t('session-context:openAtEnd')}>
            <Text mb="xs">{list(openQuestions)}</Text>
            <Button
              variant="default"
              mih={44}
              leftSection={<IconClipboardText size={18} aria-hidden />}
              onClick={onAnswer}
            >
              {t('session-context:answerNow')}
            </Button>
          </Alert>
        )}
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

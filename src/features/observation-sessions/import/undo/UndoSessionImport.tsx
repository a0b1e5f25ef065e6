import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SendProgress } from '#kit/files/SendProgress.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { KeptSessions } from './KeptSessions.tsx';
import { useUndoSessionImport } from './useUndoSessionImport.ts';

/** Undoes an import of sessions as a whole, after a question with their number, and names the sessions that stay. */
export function UndoSessionImport({
  importId,
  name,
  count,
}: {
  readonly importId: string;
  readonly name: string;
  /** sessions that the import wrote */
  readonly count: number;
}) {
  const { t } = useTranslation(['session-import', 'words']);
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const { undone, isDone, isRunning, stoppedBy, stop, run } = useUndoSessionImport(importId);
  const done = (undone?.removed ?? 0) + (undone?.kept.length ?? 0);
  const ask = async () => {
    const isMeant =
      undone !== null ||
      (await confirm({
        ...{ title: t('undo.title', { name }), text: t('undo.text', { count }), tone: 'danger' },
        ...{ confirmLabel: t('undo.confirm', { count }), cancelLabel: t('words:cancel') },
      }));
    if (isMeant) await run();
  };
  if (isRunning) {
    const progress = { done: Math.min(done, count), total: count };
    const said = t('undo.progress', { done: number(progress.done), total: number(count) });
    return (
      <SendProgress
        progress={progress}
        texts={{ progress: said, label: t('undo.label'), stay: t('undo.stay') }}
        onStop={stop}
      />
    );
  }
  return (
    <Stack gap="sm">
      <FormFailure message={stoppedBy === null ? null : messageOf(stoppedBy)} />
      {undone !== null && (
        <Alert role="status" color="gray" icon={<IconArrowBackUp size={18} aria-hidden />}>
          {t('undo.removed', { count: undone.removed })}
        </Alert>
      )}
      {undone !== null && undone.kept.length > 0 && <KeptSessions sessions={undone.kept} />}
      {!isDone && (
        <Group>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => void ask()}
          >
            {undone === null ? t('undo.button') : t('undo.goOn')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

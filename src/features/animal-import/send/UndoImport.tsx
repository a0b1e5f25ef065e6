import { Alert, Button, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { useUndoImport } from './useUndoImport.ts';

/** Undoes an import as a whole, after a question, and tells what became of its animals. */
export function UndoImport({ importId, name }: { readonly importId: string; readonly name: string }) {
  const { t } = useTranslation(['animal-import', 'words']);
  const { run, isRunning, counts, error, isDone } = useUndoImport(importId);
  const ask = async () => {
    const isMeant = await confirm({
      title: name === '' ? t('undo.title') : t('undo.titleOf', { name }),
      text: t('undo.text'),
      confirmLabel: t('undo.confirm'),
      cancelLabel: t('words:cancel'),
      tone: 'danger',
    });
    if (isMeant) await run();
  };
  return (
    <>
      <FormFailure message={error} />
      {(isRunning || isDone) && (
        <Alert role="status" color="gray" icon={<IconArrowBackUp size={18} aria-hidden />}>
          <Group gap="xs">
            {isRunning && <span>{t('undo.running')}</span>}
            <span>{t('undo.removed', { count: counts.removed })}</span>
            <span>{t('undo.restored', { count: counts.restored })}</span>
            <span>{t('undo.kept', { count: counts.kept })}</span>
          </Group>
        </Alert>
      )}
      {!isDone && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            loading={isRunning}
            onClick={() => void ask()}
          >
            {t('undo.button')}
          </Button>
        </Group>
      )}
    </>
  );
}

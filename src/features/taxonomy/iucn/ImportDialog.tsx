import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { type IucnImport, useIucnImport } from './useIucnImport.ts';
import { WrongLines } from './WrongLines.tsx';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';

/**
 * Imports a list of the IUCN from a file: choose it, match its columns, look at its errors, send it, read the result.
 */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['iucn', 'taxonomy', 'common']);
  const run = useIucnImport();
  return (
    <Dialog title={t('iucn:import.title')} closeLabel={t('common:close')} onClose={onClose}>
      {run.step === 'choose' && <ChooseFile run={run} />}
      {run.step === 'reading' && <LoadingState label={t('iucn:import.reading')} count={3} />}
      {run.step === 'map' && run.file !== null && <Mapping run={run} onClose={onClose} />}
      {run.step === 'sending' && <Sending run={run} />}
      {run.step === 'done' && <Done run={run} onClose={onClose} />}
    </Dialog>
  );
}

function ChooseFile({ run }: { readonly run: IucnImport }) {
  const { t } = useTranslation(['iucn', 'words']);
  return (
    <Stack gap="md">
      <Text>{t('import.text')}</Text>
      <Text fz="sm" c="dimmed">
        {t('import.columns')}
      </Text>
      {run.refusal !== null && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
          <ImportRefusal refusal={run.refusal} />
        </Alert>
      )}
      <FileButton accept=".csv,.tsv,.txt,.xlsx,.xls" onChange={(file) => file !== null && void run.choose(file)}>
        {(props) => (
          <Button {...props} data-autofocus leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
            {t('words:chooseFile')}
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}

function Mapping({ run, onClose }: { readonly run: IucnImport; readonly onClose: () => void }) {
  const { t } = useTranslation(['iucn', 'taxonomy', 'words']);
  const { rows, wrong } = run.list;
  const isReady = run.file !== null && run.file.mapping.latinName !== null;
  return (
    <Stack gap="md">
      {run.file !== null && <ImportMapping file={run.file} onMap={run.map} />}
      <Text role="status" fw={600}>
        {isReady ? t('iucn:import.ready', { count: rows.length }) : t('iucn:import.needsLatin')}
      </Text>
      <WrongLines wrong={wrong} />
      <Group justify="flex-end" data-action-bar>
        <Button variant="default" onClick={onClose}>
          {t('words:cancel')}
        </Button>
        <Button disabled={!isReady || rows.length === 0} onClick={() => void run.send()}>
          {t('iucn:import.send', { count: rows.length })}
        </Button>
      </Group>
    </Stack>
  );
}

function Sending({ run }: { readonly run: IucnImport }) {
  const { t } = useTranslation(['iucn', 'words']);
  const { number } = useFormat();
  const total = run.list.rows.length;
  const label = t('words:doneOfTotal', { done: number(run.progress.sent), total: number(total) });
  return (
    <Stack gap="md">
      <Text role="status">{label}</Text>
      <Progress.Root size="lg">
        <Progress.Section value={total === 0 ? 0 : (run.progress.sent / total) * 100} aria-label={label} />
      </Progress.Root>
      <Group justify="flex-end" data-action-bar>
        <Button variant="default" onClick={run.stop}>
          {t('words:stop')}
        </Button>
      </Group>
    </Stack>
  );
}

function Done({ run, onClose }: { readonly run: IucnImport; readonly onClose: () => void }) {
  const { t } = useTranslation(['iucn', 'taxonomy', 'common', 'words']);
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const { sent, written, error } = run.progress;
  return (
    <Stack gap="md">
      <FormFailure message={error === null ? null : messageOf(error)} />
      {run.wasStopped && <Text fw={600}>{t('iucn:import.stopped')}</Text>}
      <Text role="status">
        {t('iucn:import.result', {
          written: number(written),
          same: number(sent - written),
          wrong: number(run.list.wrong.length),
        })}
      </Text>
      <WrongLines wrong={run.list.wrong} />
      <Group justify="flex-end" data-action-bar>
        <Button variant="default" onClick={run.again}>
          {t('words:importAnother')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </Group>
    </Stack>
  );
}

/** The reason why a file cannot be read as a list. */
function ImportRefusal({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('iucn');
  return t(`values.refusal.${refusal}`);
}

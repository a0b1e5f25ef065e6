import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import type { ImportFile } from '../useImportFile.ts';
import '@mantine/dropzone/styles.layer.css';

const MEGABYTE = 1_000_000;

/** The file of a registry, dropped or chosen. Its content decides its kind; its name and type may be wrong. */
export function FileStep({
  file,
  onCancel,
  onNext,
}: {
  readonly file: ImportFile;
  readonly onCancel: () => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const choose = useRef<() => void>(null);
  const take = async (files: readonly File[]) => {
    const [first] = files;
    if (first !== undefined && (await file.open(first))) onNext();
  };
  const isReading = file.busy === 'reading';
  return (
    <Stack gap="md">
      {file.foundName !== null && file.file === null && (
        <Alert color="blue">{t('file.found', { name: file.foundName })}</Alert>
      )}
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        multiple={false}
        disabled={isReading}
        onDrop={(files) => void take(files)}
        onReject={(rejections) => void take(rejections.map((one) => one.file))}
        inputProps={{ 'aria-label': t('words:chooseFile') }}
        tabIndex={-1}
        p="lg"
      >
        <Group gap="md" justify="space-between">
          <Group gap="md" wrap="nowrap" flex="1 1 20rem">
            <IconFileSpreadsheet size={36} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
            <div>
              <Text fw={600}>{file.file?.name ?? t('file.drop')}</Text>
              <Text fz="sm" c="dimmed">
                {t('file.kinds', {
                  rows: number(READ_LIMITS.rows),
                  megabytes: number(READ_LIMITS.bytes / MEGABYTE),
                })}
              </Text>
            </div>
          </Group>
          <Button
            variant={file.file === null ? 'filled' : 'default'}
            leftSection={<IconUpload size={18} aria-hidden />}
            disabled={isReading}
            onClick={() => choose.current?.()}
          >
            {file.file === null ? t('words:chooseFile') : t('file.other')}
          </Button>
        </Group>
      </Dropzone>
      {isReading && (
        <Group justify="space-between">
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <Text>{t('file.reading')}</Text>
          </Group>
          <Button variant="default" onClick={onCancel}>
            {t('words:cancel')}
          </Button>
        </Group>
      )}
      <FormFailure message={file.failure === null ? null : messageOf(file.failure)} />
      <Text fz="sm" c="dimmed">
        {t('file.promise')}
      </Text>
      {file.file !== null && !isReading && (
        <Group justify="flex-end">
          <Button onClick={onNext}>{t('next')}</Button>
        </Group>
      )}
    </Stack>
  );
}

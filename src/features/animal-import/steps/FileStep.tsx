import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#kit/files/FileDrop.tsx';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import type { ImportFile } from '../useImportFile.ts';

const MEGABYTE = 1_000_000;

/** The file of a registry, dropped or chosen. */
export function FileStep({
  file,
  onCancel,
  onNext,
}: {
  readonly file: ImportFile;
  readonly onCancel: () => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const take = async (chosen: File) => {
    if (await file.open(chosen)) onNext();
  };
  const isReading = file.busy === 'reading';
  const limits = { rows: number(READ_LIMITS.rows), megabytes: number(READ_LIMITS.bytes / MEGABYTE) };
  return (
    <Stack gap="md">
      {file.foundName !== null && file.file === null && (
        <Alert color="blue">{t('file.found', { name: file.foundName })}</Alert>
      )}
      <FileDrop
        fileName={file.file?.name ?? null}
        texts={{
          ...{ drop: t('file.drop'), kinds: t('file.kinds', limits), other: t('file.other') },
        }}
        isReading={isReading}
        failure={file.failure === null ? null : messageOf(file.failure)}
        onFile={(chosen) => void take(chosen)}
        onCancel={onCancel}
      />
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

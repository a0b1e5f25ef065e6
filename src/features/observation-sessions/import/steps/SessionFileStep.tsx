import { Alert, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_EXCHANGE_FAULTS, type ExchangeFault } from '#domain/session-exchange/exchange-reading.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#kit/files/FileDrop.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { LastSessionImports } from '../undo/LastSessionImports.tsx';
import type { SessionImportFile } from '../useSessionImport.ts';

const MEGABYTE = 1_000_000;
const idOf = ({ line, column }: ExchangeFault) => `${line} ${column}`;

/** The file of sessions, its kind and its faults. A file with faults is corrected where it was made. */
export function SessionFileStep({ importing }: { readonly importing: SessionImportFile }) {
  const { t } = useTranslation(['session-import', 'session-files']);
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const { file, busy, failure } = importing;
  const limits = { rows: number(READ_LIMITS.rows), megabytes: number(READ_LIMITS.bytes / MEGABYTE) };
  const texts = { drop: t('file.drop'), kinds: t('file.kinds', limits), other: t('file.other') };
  const faults = file?.opened.faults ?? [];
  return (
    <Stack gap="md">
      <FileDrop
        fileName={file?.name ?? null}
        texts={texts}
        isReading={busy === 'reading'}
        failure={failure === null ? null : messageOf(failure)}
        onFile={(chosen) => void importing.open(chosen)}
        onCancel={() => importing.cancel()}
      />
      {file !== null && (
        <Text role="status">
          {t('file.read', {
            kind: t(`session-files:values.kind.${file.opened.kind}`),
            count: file.opened.sessionCount,
          })}
        </Text>
      )}
      {faults.length > 0 && (
        <>
          <Alert color="red" role="alert">
            {t(faults.length < MAX_EXCHANGE_FAULTS ? 'file.faulty' : 'file.faultyAtLeast', { count: faults.length })}
          </Alert>
          <FaultTable faults={faults} fileName={file?.name ?? ''} />
        </>
      )}
      <Text fz="sm" c="dimmed">
        {t('file.promise')}
      </Text>
      <LastSessionImports />
    </Stack>
  );
}

/** The faults of a file by line and column. Saved as a file, the table is the report. */
function FaultTable({ faults, fileName }: { readonly faults: readonly ExchangeFault[]; readonly fileName: string }) {
  const { t } = useTranslation('session-import');
  const messageOf = useErrorMessage();
  const columns = useMemo(
    (): DataColumn<ExchangeFault>[] => [
      {
        ...{ id: 'line', header: t('file.line'), width: 90, align: 'end' },
        cell: ({ line }) => line,
        sortValue: ({ line }) => line,
      },
      {
        ...{ id: 'column', header: t('file.column'), width: 200 },
        cell: ({ column }) => column,
        sortValue: ({ column }) => column,
      },
      {
        ...{ id: 'fault', header: t('file.fault'), width: 420, isTitle: true },
        cell: ({ error }) => messageOf(error),
        sortValue: ({ error }) => messageOf(error),
      },
    ],
    [t, messageOf],
  );
  return (
    <ListTable
      listKey="session-import-faults"
      label={t('file.faults')}
      columns={columns}
      rows={faults}
      rowId={idOf}
      rowName={idOf}
      exportAs={{ name: t('file.faults'), facts: [{ label: t('file.name'), value: fileName }] }}
    />
  );
}

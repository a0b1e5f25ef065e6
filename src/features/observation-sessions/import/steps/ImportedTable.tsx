import { Checkbox, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock, IconEqual, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';

const LOOKS = {
  new: { tone: 'info', icon: IconPlus },
  known: { tone: 'neutral', icon: IconEqual },
  refused: { tone: 'danger', icon: IconCircleX },
  leftOut: { tone: 'neutral', icon: IconCircleDashed },
  written: { tone: 'success', icon: IconCircleCheck },
  waiting: { tone: 'warning', icon: IconClock },
} as const;

/** A session of the file with what became, or would become, of it. */
export type ImportedRow = CheckedSession & {
  readonly result: keyof typeof LOOKS;
  readonly reasons: readonly AppError[];
};

const idOf = ({ at }: ImportedRow) => String(at);

/** The sessions of a file. Saved as a file, the table is the report. */
export function ImportedTable({
  rows,
  label,
  onLeaveOut = null,
}: {
  readonly rows: readonly ImportedRow[];
  readonly label: string;
  /** null once nothing can be unticked any more */
  readonly onLeaveOut?: ((at: number, isLeftOut: boolean) => void) | null;
}) {
  const { t } = useTranslation(['session-import', 'sessions', 'words']);
  const { dateTime } = useFormat();
  const messageOf = useErrorMessage();
  const columns = useMemo((): DataColumn<ImportedRow>[] => {
    const text = (id: 'campaign' | 'enclosure' | 'observer', header: string, width: number) => ({
      ...{ id, header, width },
      cell: ({ said }: ImportedRow) => said[id],
      sortValue: ({ said }: ImportedRow) => said[id],
    });
    const content = ({ said, scanCount, eventCount }: ImportedRow) =>
      said.method === 'scan' ? t('check.scans', { count: scanCount }) : t('check.events', { count: eventCount });
    const reasons = ({ reasons: all }: ImportedRow) => all.map(messageOf).join(' · ');
    return [
      ...(onLeaveOut === null
        ? []
        : [
            {
              ...{ id: 'taken', header: t('check.taken'), width: 110 },
              cell: (row: ImportedRow) => (
                <Taken row={row} day={dateTime(row.said.startedAtUnix)} onLeaveOut={onLeaveOut} />
              ),
              exportValue: ({ result }: ImportedRow) => result === 'new',
            },
          ]),
      {
        ...{ id: 'day', header: t('sessions:columns.date'), width: 170, isTitle: true },
        cell: ({ said }) => dateTime(said.startedAtUnix),
        sortValue: ({ said }) => said.startedAtUnix,
        exportValue: ({ said }) => ({ instant: said.startedAtUnix }),
      },
      {
        ...{ id: 'state', header: t('words:status'), width: 150 },
        cell: ({ result }) => <StateBadge {...LOOKS[result]} label={t(`values.state.${result}`)} />,
        sortValue: ({ result }) => t(`values.state.${result}`),
      },
      {
        ...{ id: 'reason', header: t('check.reason'), width: 320 },
        cell: (row) => <Reasons all={row.reasons.map(messageOf)} />,
        exportValue: reasons,
      },
      text('campaign', t('words:campaign'), 180),
      text('enclosure', t('words:enclosure'), 140),
      text('observer', t('words:observer'), 140),
      {
        ...{ id: 'method', header: t('sessions:columns.method'), width: 90 },
        cell: ({ said }) => t(`sessions:values.method.${said.method}`),
        sortValue: ({ said }) => t(`sessions:values.method.${said.method}`),
      },
      { ...{ id: 'content', header: t('words:content'), width: 120 }, cell: content, exportValue: content },
    ];
  }, [t, dateTime, messageOf, onLeaveOut]);
  return (
    <ListTable
      listKey="session-import"
      label={label}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={({ said }) => dateTime(said.startedAtUnix)}
      hasTallRows
      exportAs={{ name: t('check.label') }}
    />
  );
}

/** The mark of a session that is to be imported; taken off, the session is left out. */
function Taken({
  row: { at, result },
  day,
  onLeaveOut,
}: {
  readonly row: ImportedRow;
  readonly day: string;
  readonly onLeaveOut: (at: number, isLeftOut: boolean) => void;
}) {
  const { t } = useTranslation('session-import');
  if (result !== 'new' && result !== 'leftOut') return null;
  return (
    <Checkbox
      aria-label={t('check.take', { day })}
      checked={result === 'new'}
      onChange={(event) => onLeaveOut(at, !event.currentTarget.checked)}
    />
  );
}

function Reasons({ all }: { readonly all: readonly string[] }) {
  const { t } = useTranslation('session-import');
  const [first, ...others] = all;
  if (first === undefined) return null;
  return (
    <Text component="span" fz="sm" lineClamp={3} title={all.join('\n')} style={{ overflowWrap: 'anywhere' }}>
      {others.length === 0 ? first : t('check.more', { first, count: others.length })}
    </Text>
  );
}

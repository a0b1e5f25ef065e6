import { Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { LineDialog } from './LineDialog.tsx';
import { LineBadge } from './LineBadge.tsx';
import type { ImportLine } from './import-line.ts';

const lineId = ({ row }: ImportLine) => String(row.line);
const lineName = ({ row }: ImportLine) => row.name || row.registryId || String(row.line);

/** The lines of a file with their states; an opened line shows everything. Saved as a file, the table is the report. */
export function LineTable({
  lines,
  textsOf,
  label,
  fileName,
  facts,
}: {
  readonly lines: readonly ImportLine[];
  readonly textsOf: (line: ImportLine) => readonly string[];
  readonly label: string;
  readonly fileName: string;
  readonly facts: readonly ExportFact[];
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const [opened, setOpened] = useState<ImportLine | null>(null);
  const columns = useMemo(
    (): DataColumn<ImportLine>[] => [
      {
        id: 'line',
        header: t('words:row'),
        width: 90,
        align: 'end',
        cell: ({ row }) => row.line,
        sortValue: ({ row }) => row.line,
      },
      {
        id: 'registryId',
        header: t('line.id'),
        width: 150,
        cell: ({ row }) => row.registryId,
        sortValue: ({ row }) => row.registryId,
      },
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 190,
        cell: (line) => <Name line={line} />,
        exportValue: ({ row }) => row.name,
        sortValue: ({ row }) => row.name,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 150,
        cell: ({ state }) => <LineBadge state={state} />,
        sortValue: ({ state }) => t(`values.state.${state}`),
      },
      {
        id: 'details',
        header: t('line.details'),
        cell: (line) => <Details texts={textsOf(line)} />,
        exportValue: (line) => textsOf(line).join(' · '),
        filter: { kind: 'text', textOf: (line) => textsOf(line).join(' ') },
      },
    ],
    [t, textsOf],
  );
  const open = useCallback((line: ImportLine) => setOpened(line), []);
  return (
    <>
      <ListTable
        listKey="animal-import"
        label={label}
        columns={columns}
        rows={lines}
        rowId={lineId}
        rowName={lineName}
        onOpen={open}
        exportAs={{ name: fileName, facts }}
      />
      {opened !== null && <LineDialog line={opened} texts={textsOf(opened)} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Opens the line, so it is never empty; a long name leaves room for the faults. */
function Name({ line: { row } }: { readonly line: ImportLine }) {
  const { t } = useTranslation('animal-import');
  const name = row.name || row.registryId || t('line.title', { line: row.line });
  return (
    <Text component="span" display="block" fz="sm" fw={600} maw="12rem" truncate="end" title={name}>
      {name}
    </Text>
  );
}

function Details({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation('animal-import');
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <Text component="span" fz="sm" lineClamp={3} title={texts.join('\n')} style={{ overflowWrap: 'anywhere' }}>
      {others.length === 0 ? first : t('line.more', { first, count: others.length })}
    </Text>
  );
}

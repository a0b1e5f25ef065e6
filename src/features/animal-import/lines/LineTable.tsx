import { Checkbox, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { LineDialog } from './LineDialog.tsx';
import { LineBadge } from './LineBadge.tsx';
import type { Ground } from '../useImportGround.ts';
import { type ImportLine, isWritten } from './import-line.ts';
import type { LineEditing } from './line-editing.ts';
import { type RowTexts, useRowCells } from './useRowCells.ts';

const lineId = ({ row }: ImportLine) => String(row.line);
const lineName = ({ row }: ImportLine) => row.name || row.registryId || String(row.line);

/** The lines of a file with their states; an opened line shows everything. Saved as a file, the table is the report. */
export function LineTable({
  lines,
  textsOf,
  ground,
  label,
  fileName,
  facts,
  edit,
}: {
  readonly lines: readonly ImportLine[];
  readonly textsOf: (line: ImportLine) => readonly string[];
  readonly ground: Ground;
  readonly label: string;
  readonly fileName: string;
  readonly facts: readonly ExportFact[];
  readonly edit: LineEditing | null;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const [opened, setOpened] = useState<ImportLine | null>(null);
  const cellsOf = useRowCells(ground);
  const leaveOut = edit?.leaveOut ?? null;
  // Lines that write nothing leave the room of these columns to their errors.
  const hasAnimals = useMemo(() => lines.some(({ row }) => isWritten(row)), [lines]);
  const columns = useMemo(
    (): DataColumn<ImportLine>[] => [
      ...(leaveOut === null || !hasAnimals
        ? []
        : [
            {
              id: 'taken',
              header: t('line.taken'),
              width: 100,
              cell: (line: ImportLine) => <TakeLine line={line} onLeaveOut={leaveOut} />,
              exportValue: (line: ImportLine) => isWritten(line.row) && line.state !== 'leftOut',
            },
          ]),
      {
        id: 'line',
        header: t('words:row'),
        width: 80,
        align: 'end',
        cell: ({ row }) => row.line,
        sortValue: ({ row }) => row.line,
      },
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 170,
        cell: (line) => <Name line={line} />,
        exportValue: ({ row }) => row.name,
        sortValue: ({ row }) => row.name,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 130,
        cell: ({ state }) => <LineBadge state={state} />,
        sortValue: ({ state }) => t(`values.state.${state}`),
      },
      {
        id: 'details',
        header: t('line.details'),
        width: 320,
        cell: (line) => <Details texts={textsOf(line)} />,
        exportValue: (line) => textsOf(line).join(' · '),
        filter: { kind: 'text', textOf: (line) => textsOf(line).join(' ') },
      },
      ...(hasAnimals
        ? [
            {
              id: 'animal',
              header: t('line.animal'),
              width: 250,
              cell: (line: ImportLine) => <Animal texts={cellsOf(line)} />,
              exportValue: (line: ImportLine) => saidOf(cellsOf(line)),
            },
            ...(['species', 'sex', 'birth', 'enclosure'] as const).map((id) => ({
              id,
              header: t(`values.cell.${id}`),
              hiddenByDefault: true,
              hiddenOnCard: true,
              cell: (line: ImportLine) => cellsOf(line)[id],
              sortValue: (line: ImportLine) => cellsOf(line)[id] || null,
            })),
          ]
        : []),
      {
        id: 'registryId',
        header: t('line.id'),
        width: 120,
        cell: ({ row }) => row.registryId,
        sortValue: ({ row }) => row.registryId,
      },
    ],
    [t, textsOf, cellsOf, leaveOut, hasAnimals],
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
      {opened !== null && (
        <LineDialog line={opened} texts={textsOf(opened)} ground={ground} edit={edit} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function saidOf({ species, sex, birth, enclosure }: RowTexts): string {
  return [species, sex, birth, enclosure].filter((text) => text !== '').join(' · ');
}

/** The animal that a line writes, in two lines at most. */
function Animal({ texts }: { readonly texts: RowTexts }) {
  const said = saidOf(texts);
  return (
    <Text component="span" fz="sm" lineClamp={2} title={said}>
      {said}
    </Text>
  );
}

/** The mark of a line that is to be imported; taken off, the line is left out. */
function TakeLine({
  line: { row, state },
  onLeaveOut,
}: {
  readonly line: ImportLine;
  readonly onLeaveOut: LineEditing['leaveOut'];
}) {
  const { t } = useTranslation('animal-import');
  if (!isWritten(row)) return null;
  return (
    <Checkbox
      aria-label={t('line.take', { line: row.line })}
      checked={state !== 'leftOut'}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => onLeaveOut([row.line], !event.currentTarget.checked)}
    />
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

import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { TwoLines } from '#ui/table/TwoLines.tsx';
import { QuestionStatusBadge } from '../parts/QuestionStatusBadge.tsx';
import type { QuestionRow } from './question-row.ts';

/** The columns of the list of questions; the short table has those by which a question is found in a file. */
export function useQuestionColumns(isShort: boolean): readonly DataColumn<QuestionRow>[] {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const { number, dateTime } = useFormat();
  return useMemo(() => {
    const word = (id: 'category' | 'kind' | 'type', header: string, width: number): DataColumn<QuestionRow> => {
      const said = (row: QuestionRow) => t(`values.${id}.${row[id]}` as 'values.category.housing');
      return { id, header, width, cell: said, sortValue: said, exportValue: said, hiddenOnCard: id === 'kind' };
    };
    const all: DataColumn<QuestionRow>[] = [
      {
        id: 'ref',
        header: t('fields.ref'),
        width: 160,
        cell: (row) => row.questionRef,
        sortValue: (row) => row.questionRef,
        exportValue: (row) => row.questionRef,
      },
      {
        id: 'wording',
        header: t('fields.wording'),
        isTitle: true,
        width: isShort ? 520 : 380,
        cell: (row) => <TwoLines>{row.text}</TwoLines>,
        sortValue: (row) => row.text,
        exportValue: (row) => row.text,
      },
      {
        id: 'level',
        header: t('content:level'),
        width: 170,
        cell: (row) => row.levelName,
        sortValue: (row) => row.levelOrder,
        exportValue: (row) => row.levelName,
      },
      word('category', t('fields.category'), 130),
      word('type', t('words:type'), 130),
    ];
    if (isShort)
      return [
        ...all,
        {
          id: 'version',
          header: t('fields.version'),
          width: 100,
          align: 'end',
          cell: (row) => number(row.version),
          sortValue: (row) => row.version,
          exportValue: (row) => row.version,
        },
      ];
    return [
      ...all,
      { ...word('kind', t('fields.kind'), 140), hiddenByDefault: true },
      {
        id: 'status',
        header: t('words:status'),
        width: 190,
        cell: (row) =>
          row.isComplete || row.status !== 'draft' ? (
            <QuestionStatusBadge status={row.status} version={row.version} />
          ) : (
            <StateBadge tone="warning" icon={IconAlertTriangle} label={t('list.incomplete')} />
          ),
        sortValue: (row) => row.status,
        exportValue: (row) => t(`values.status.${row.status}`),
      },
      {
        id: 'updated',
        header: t('fields.updated'),
        width: 170,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: (row) => dateTime(row.updatedAtUnix),
        sortValue: (row) => row.updatedAtUnix,
        exportValue: (row) => ({ instant: row.updatedAtUnix }),
      },
    ];
  }, [t, number, dateTime, isShort]);
}

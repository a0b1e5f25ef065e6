import { Anchor, Group, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBibliographyQuery, useQuestionTableQuery } from '#data/questions/questions.endpoints.ts';
import { EMPTY_QUESTION_TABLE } from '#domain/questions/question-table.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { TwoLines } from '#ui/table/TwoLines.tsx';
import { questionHref } from '../parts/addresses.ts';
import { REFERENCE_FILTERS, type ReferenceRow, referenceRows } from './reference-rows.ts';

const idOf = (row: ReferenceRow) => row.referenceId;
const nameOf = (row: ReferenceRow) => row.title;
const BY_AUTHORS = { columnId: 'authors', descending: false };

/** Every source of the bibliography with the questions that cite it. */
export function ReferenceList({ onOpen }: { readonly onOpen: (referenceId: string) => void }) {
  const { t } = useTranslation(['questions', 'words']);
  const references = useBibliographyQuery();
  const { data: table = EMPTY_QUESTION_TABLE } = useQuestionTableQuery();
  const columns = useColumns();
  const rows = useMemo(() => references.data && referenceRows(references.data, table), [references.data, table]);
  const filters = useRecordFilters(REFERENCE_FILTERS, {
    search: { label: t('sources.search') },
    type: {
      label: t('words:type'),
      all: t('words:allTypes'),
      nameOf: (type) => t(`values.referenceType.${type}`),
      width: 190,
    },
    isUncited: { label: t('sources.uncited') },
  });
  const found = useFoundRows(REFERENCE_FILTERS, filters.filters, rows);
  const open = useCallback((row: ReferenceRow) => onOpen(row.referenceId), [onOpen]);
  return (
    <RecordList
      source={{ rows, error: references.error, refetch: references.refetch }}
      found={found}
      filters={filters}
      filtersLabel={t('sources.filters')}
      summary={t('sources.count', { count: found.length })}
      empty={{ title: t('sources.emptyTitle'), message: t('sources.emptyText') }}
      listKey="bibliography"
      label={t('sources.title')}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      onOpen={open}
      initialSort={BY_AUTHORS}
    />
  );
}

function useColumns(): readonly DataColumn<ReferenceRow>[] {
  const { t } = useTranslation(['questions', 'words']);
  return useMemo(
    () => [
      {
        id: 'authors',
        header: t('sources.fields.authors'),
        width: 190,
        cell: (row) => row.shortAuthors,
        sortValue: (row) => row.authors.join('; '),
        exportValue: (row) => row.authors.join('; '),
      },
      {
        id: 'year',
        header: t('sources.fields.year'),
        width: 90,
        // A year is no quantity: it has no thousands to be set apart.
        cell: (row) => (row.year === null ? '–' : String(row.year)),
        sortValue: (row) => row.year,
        exportValue: (row) => row.year,
      },
      {
        id: 'title',
        header: t('words:title'),
        isTitle: true,
        width: 380,
        cell: (row) => <TwoLines>{row.title}</TwoLines>,
        sortValue: (row) => row.title,
        exportValue: (row) => row.title,
      },
      {
        id: 'container',
        header: t('sources.fields.container'),
        width: 200,
        cell: (row) => row.container || '–',
        sortValue: (row) => row.container || null,
        exportValue: (row) => row.container || null,
      },
      {
        id: 'citedBy',
        header: t('sources.fields.citedBy'),
        width: 230,
        cell: (row) => <CitedBy row={row} />,
        sortValue: (row) => row.citedBy.length,
        exportValue: (row) => row.citedBy.map(({ questionRef }) => questionRef).join('; '),
      },
      {
        id: 'doi',
        header: 'DOI',
        width: 210,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: (row) =>
          row.doi === '' ? (
            '–'
          ) : (
            <Anchor href={`https://doi.org/${row.doi}`} target="_blank" rel="noreferrer" fz="sm">
              {row.doi}
            </Anchor>
          ),
        sortValue: (row) => row.doi || null,
        exportValue: (row) => row.doi || null,
      },
    ],
    [t],
  );
}

const MAX_SHOWN = 1;

function CitedBy({ row }: { readonly row: ReferenceRow }) {
  const { t } = useTranslation('words');
  const rest = row.citedBy.length - MAX_SHOWN;
  if (row.citedBy.length === 0) return '–';
  return (
    <Group gap={8} wrap="nowrap">
      {row.citedBy.slice(0, MAX_SHOWN).map(({ questionId, questionRef }) => (
        <Anchor key={questionId} component={Link} to={questionHref(questionId)} fz="sm">
          {questionRef}
        </Anchor>
      ))}
      {rest > 0 && (
        <Text span fz="sm" c="dimmed" title={row.citedBy.map(({ questionRef }) => questionRef).join(', ')}>
          {t('andOthers', { count: rest })}
        </Text>
      )}
    </Group>
  );
}

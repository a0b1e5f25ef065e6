import { Button } from '@mantine/core';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import type { RecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { ExportOffer } from './export/export-offer.ts';
import { ListNotes } from './ListNotes.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';

/** The records of a list as they come. */
export type RecordSource<Row> = {
  /** absent until they have come */
  readonly rows: readonly Row[] | undefined;
  readonly error?: AppError | SerializedError | null | undefined;
  readonly refetch: () => unknown;
  /** documents that could not be read */
  readonly unreadable?: number;
  /** after how many the list was cut; null where it is whole */
  readonly cutAfter?: number | null;
};

/** Why a list has nothing to show, and what fills it. */
export type EmptyWords = { readonly title: string; readonly message?: string; readonly action?: ReactNode };

type Shown<Row> = Omit<ListTableProps<Row>, 'rows' | 'exportAs'> & {
  /** what differs from a file named as the list that says its filters; null: the list is not offered as a file */
  readonly exportAs?: Partial<ExportOffer<Row>> | null;
};

/**
 * The list of a page with everything around it: coming, failed, empty from the start, nothing left by the filters, documents
 * that could not be read, the filters, the table and its file. `children` stand in place of the table.
 */
export function RecordList<Row extends object>({
  source: { rows, error, refetch, unreadable, cutAfter },
  found,
  filters,
  filtersLabel,
  filterTools,
  summary,
  failed,
  empty,
  hidden = empty,
  isAskedByFilters = false,
  exportAs,
  children,
  ...table
}: Shown<Row> & {
  readonly source: RecordSource<Row>;
  /** the rows that answer the filters */
  readonly found: readonly Row[];
  readonly filters: RecordFilters;
  /** spoken name of the filters */
  readonly filtersLabel: string;
  /** controls beside the filters that leave nothing out */
  readonly filterTools?: ReactNode;
  /** "12 groups" */
  readonly summary: string;
  /** the sentence of the catalogue that says what could not be read */
  readonly failed?: ErrorCode;
  /** no record at all */
  readonly empty: EmptyWords;
  /** records, but none that is shown without a filter (all archived); absent: as if there were none */
  readonly hidden?: EmptyWords;
  /** the filters choose what is read: they stand there while it comes, and where there is none */
  readonly isAskedByFilters?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('lists');
  const { isFiltered, clear, facts } = filters;
  const hasFilters = isAskedByFilters || (rows !== undefined && rows.length > 0);
  const nothing =
    isFiltered && hasFilters
      ? {
          title: t('none.title'),
          message: t('none.text'),
          action: (
            <Button variant="light" onClick={clear}>
              {t('bar.reset')}
            </Button>
          ),
        }
      : rows?.length === 0
        ? empty
        : hidden;
  return (
    <>
      {hasFilters && (
        <FilterLine filters={filters} label={filtersLabel} summary={rows === undefined ? '' : summary}>
          {filterTools}
        </FilterLine>
      )}
      {rows === undefined && !error && <LoadingState label={t('loading')} />}
      {rows === undefined && error && (
        <LoadFailed error={error} onRetry={() => void refetch()} {...(failed === undefined ? {} : { what: failed })} />
      )}
      {rows !== undefined && <ListNotes unreadable={unreadable} cutAfter={cutAfter} />}
      {rows !== undefined && found.length === 0 && <EmptyState {...nothing} />}
      {found.length > 0 &&
        (children ?? (
          <ListTable
            {...(table as Omit<ListTableProps<Row>, 'rows' | 'exportAs'>)}
            rows={found}
            exportAs={exportAs === null ? undefined : { name: table.label, facts, ...exportAs }}
          />
        ))}
    </>
  );
}

import { Button } from '@mantine/core';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import type { RecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ToolsPlace } from '#ui/table/full/tools-place.ts';
import type { ExportFact, ExportOffer } from './export/export-offer.ts';
import { ListNotes } from './ListNotes.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { ListView } from './list-view.ts';

/** The records of a list as they come. */
export type RecordSource<Row> = {
  /** absent until they have come */
  readonly rows: readonly Row[] | undefined;
  readonly error?: AppError | SerializedError | null | undefined;
  readonly refetch: () => unknown;
  /** the rows are those of the device's copy: the server has not answered yet */
  readonly isFromCache?: boolean;
  /** further records may come: an empty part is no empty list */
  readonly hasMore?: boolean;
  /** documents that could not be read */
  readonly unreadable?: number;
  /** after how many the list was cut; null where it is whole */
  readonly cutAfter?: number | null;
};

/** Why a list has nothing to show, and what fills it. */
export type EmptyWords = { readonly title: string; readonly message?: string; readonly action?: ReactNode };

type TableBody<Row> = Omit<ListTableProps<Row>, 'rows' | 'exportAs'> & {
  /** the differences from a file that is named as the list and says its filters; null: no file is offered */
  readonly exportAs?: Partial<ExportOffer<Row>> | null;
};

/** A list that is no table: a grid, a timeline; drawn only where there are rows. */
type OwnBody = { readonly children: ReactNode };

type Frame<Row> = {
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
  /** the reason why no record answers the filters, where more is known than that */
  readonly unmatched?: Omit<EmptyWords, 'action'> | undefined;
  /** the filters choose the records that are read: they stand there while it comes, and where there is none */
  readonly isAskedByFilters?: boolean;
  /** the outline of the records to come; absent: rows */
  readonly loadingShape?: 'rows' | 'cards';
};

/**
 * The list of a page with everything around it: loading, failed, empty, nothing left by the filters, unreadable documents,
 * the filters, and its body, which is a table with its file or `children`. An empty list shows its filters only while one
 * of them is set.
 */
export function RecordList<Row extends object>({
  source: { rows: known, error, refetch, isFromCache = false, hasMore = false, unreadable, cutAfter },
  found,
  filters,
  filtersLabel,
  filterTools,
  summary,
  failed,
  empty,
  hidden = empty,
  unmatched,
  isAskedByFilters = false,
  loadingShape = 'rows',
  ...body
}: Frame<Row> & (TableBody<Row> | OwnBody)) {
  const { t } = useTranslation(['lists', 'words']);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const isUpdating = useAppSelector(selectIsOnline) && isFromCache;
  // The device's copy has no such record: those of the server are still to come.
  const rows = isUpdating && found.length === 0 ? undefined : known;
  const { isFiltered, clear, facts } = filters;
  const hasFilters = isAskedByFilters || (rows !== undefined && (rows.length > 0 || isFiltered));
  const isReadByPage = !('children' in body) && body.more?.hasMore === true;
  const none = {
    ...(unmatched ?? { title: t('words:noResult'), message: t('none.text') }),
    action: (
      <Button variant="light" onClick={clear}>
        {t('words:clearFilters')}
      </Button>
    ),
  };
  const nothing = isFiltered ? none : rows?.length === 0 ? empty : hidden;
  return (
    <ListView value={filters}>
      <ToolsPlace value={hasFilters ? toolsPlace : null}>
        {hasFilters && (
          <FilterLine
            filters={filters}
            label={filtersLabel}
            toolsRef={setToolsPlace}
            summary={isUpdating ? t('updating') : rows === undefined ? '' : summary}
          >
            {filterTools}
          </FilterLine>
        )}
        {rows === undefined && !error && <LoadingState label={t('loading')} shape={loadingShape} />}
        {rows === undefined && error && (
          <LoadFailed
            error={error}
            onRetry={() => void refetch()}
            {...(failed === undefined ? {} : { what: failed })}
          />
        )}
        {rows !== undefined && <ListNotes unreadable={unreadable} cutAfter={cutAfter} />}
        {rows !== undefined && found.length === 0 && !hasMore && !isReadByPage && <EmptyState {...nothing} />}
        {(found.length > 0 || (rows !== undefined && isReadByPage)) &&
          ('children' in body ? body.children : <Table {...body} rows={found} facts={facts} />)}
      </ToolsPlace>
    </ListView>
  );
}

function Table<Row extends object>({
  exportAs,
  facts,
  ...table
}: TableBody<Row> & { readonly rows: readonly Row[]; readonly facts: readonly ExportFact[] }) {
  return (
    <ListTable
      fillsScreen
      {...table}
      exportAs={exportAs === null ? undefined : { name: table.label, facts, ...exportAs }}
    />
  );
}

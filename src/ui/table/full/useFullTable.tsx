import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react';
import { CardList } from '../CardList.tsx';
import { type FilterAnswers, matching } from '../column-filter.ts';
import { nextSort, sortRows } from '../columns.ts';
import { RowTable } from '../RowTable.tsx';
import type { TableView } from '../table-view.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { useLatest } from '../useLatest.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkBar } from './BulkBar.tsx';
import type { ListSettings } from './list-settings.ts';
import { type More, MoreRows } from './MoreRows.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { TableTexts } from './table-texts.ts';
import { TableTools } from './TableTools.tsx';
import { useColumnLayout } from './useColumnLayout.tsx';
import { useFillsScreen } from './useFillsScreen.ts';
import { type OwnedSelection, useSelection } from './useSelection.ts';
import { useTableModel } from './useTableModel.ts';
import { VirtualCardList } from './VirtualCardList.tsx';
import { VirtualRowTable } from './VirtualRowTable.tsx';

/**
 * From this width on there are rows, scrolled sideways where they are wider; below it there are cards. Buttons at the end
 * of the rows need as much room as three columns.
 */
const ROWS_PX = 600;
const ROWS_WITH_BUTTONS_PX = 780;
/** From this number of rows on, only the visible ones are drawn. */
const MANY_ROWS = 100;
const NO_ANSWERS: FilterAnswers = {};

export type FullTableProps<Row> = Omit<TableView<Row>, 'sort' | 'onSort' | 'selection' | 'layout'> & {
  /** of the texts, for sorting */
  readonly language: string;
  readonly texts: TableTexts;
  readonly settings: ListSettings;
  readonly onSettings: (settings: ListSettings) => void;
  readonly selection?: OwnedSelection | undefined;
  /** the list is its page: its frame ends where the screen ends, and it alone is scrolled */
  readonly fillsScreen?: boolean | undefined;
  /** actions on all selected rows at once; without them, and without `selection`, rows cannot be selected */
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** a list read page by page */
  readonly more?: More | undefined;
  /**
   * the menu of the list, with the entries of its rows and columns and further ones, which read the shown rows when they
   * are chosen; a stable function
   */
  readonly menu: (shownNow: () => Shown<Row>, entries: ReactNode) => ReactNode;
};

/** The shown rows and columns, and the functions that arrange them. */
export type Shown<Row> = Pick<TableView<Row>, 'rows' | 'columns' | 'sort'> & {
  readonly allColumns: TableView<Row>['columns'];
  readonly answers: FilterAnswers;
  /** filters and sorts other rows in the same way */
  readonly arrange: (rows: readonly Row[]) => readonly Row[];
};

/**
 * Returns the list of a page: columns sorted, filtered, chosen and put in order; rows selected, with actions on all of
 * them; thousands of rows; cards when there is no room for columns. A hook, so that a changed row draws no further
 * component.
 */
export function useFullTable<Row extends object>(props: FullTableProps<Row>): ReactNode {
  const { columns, rows, rowId, language, settings, onSettings, texts, more, bulkActions, menu } = props;
  const { fillsScreen = false } = props;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [place, hasRoom] = useHasRoom(props.rowActions === undefined ? ROWS_PX : ROWS_WITH_BUTTONS_PX);
  const shown = useTableModel({ rows, columns, language, settings, answers });
  const ids = useMemo(() => shown.rows.map(rowId), [shown.rows, rowId]);
  const chosen = useSelection(ids, props.selection, { allLabel: texts.selectAll, rowLabel: texts.selectRow });
  const isSelectable = props.selection !== undefined || bulkActions !== undefined;
  const onSort = useLatest((columnId: string) => onSettings({ ...settings, sort: nextSort(settings.sort, columnId) }));
  const onMore = useLatest(() => more?.onMore());
  const shownNow = useLatest((): Shown<Row> => ({
    ...shown,
    allColumns: columns,
    sort: settings.sort,
    answers,
    arrange: (all) => sortRows(matching(all, columns, answers), columns, settings.sort, language),
  }));
  const menuOf = useCallback((entries: ReactNode) => menu(shownNow, entries), [menu, shownNow]);
  const selectedRows = useMemo(
    () => (chosen.selected.size === 0 ? [] : rows.filter((row) => chosen.selected.has(rowId(row)))),
    [chosen.selected, rows, rowId],
  );
  const layout = useColumnLayout({
    place,
    rows,
    allColumns: columns,
    columns: shown.columns,
    settings,
    onSettings,
    isSelectable,
    hasActions: props.rowActions !== undefined,
    fillsScreen,
    edgeLabel: texts.columns.width,
  });
  const view: TableView<Row> = {
    ...props,
    rows: shown.rows,
    columns: shown.columns,
    sort: settings.sort,
    onSort,
    selection: isSelectable ? chosen : undefined,
    layout,
  };
  useFillsScreen(place, fillsScreen && hasRoom);
  const mayAsk = more !== undefined && more.hasMore && !more.isLoading && more.hasFailed !== true;
  // A frame of its own hides its end, near which the next page is asked for.
  const isMany = shown.rows.length > MANY_ROWS || (fillsScreen && more !== undefined);
  return (
    <div ref={place}>
      <TableTools
        columns={columns}
        settings={settings}
        onSettings={onSettings}
        answers={answers}
        onAnswers={setAnswers}
        hasHeads={hasRoom}
        texts={texts}
        menu={menuOf}
        isInRow={fillsScreen}
      />
      {isSelectable && selectedRows.length > 0 && (
        <BulkBar rows={selectedRows} actions={bulkActions ?? []} texts={texts} onClear={chosen.clear} />
      )}
      {shown.rows.length === 0 && rows.length > 0 ? (
        <NoMatch texts={texts.filters} onClear={() => setAnswers(NO_ANSWERS)} />
      ) : (
        body(view, {
          hasRoom,
          isMany,
          density: settings.density,
          isWhole: more?.hasMore !== true,
          nearEnd: mayAsk ? onMore : null,
        })
      )}
      {more?.hasMore === true && (
        <MoreRows
          isLoading={more.isLoading}
          hasFailed={more.hasFailed === true}
          isSeenAtEnd={!(hasRoom && isMany)}
          isAside={fillsScreen && hasRoom && shown.rows.length > 0}
          onMore={onMore}
          texts={texts.more}
        />
      )}
    </div>
  );
}

function body<Row>(
  view: TableView<Row>,
  {
    hasRoom,
    isMany,
    ...rest
  }: { readonly hasRoom: boolean; readonly isMany: boolean } & Omit<
    ComponentProps<typeof VirtualRowTable<Row>>,
    'view'
  >,
): ReactNode {
  if (!isMany) return hasRoom ? <RowTable {...view} /> : <CardList {...view} />;
  return hasRoom ? <VirtualRowTable view={view} {...rest} /> : <VirtualCardList view={view} isWhole={rest.isWhole} />;
}

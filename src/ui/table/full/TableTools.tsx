import { Menu } from '@mantine/core';
import { IconCheck, IconColumns3, IconFilter, IconFilterOff } from '@tabler/icons-react';
import { lazy, memo, type ReactNode, Suspense, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { type FilterAnswers, isOpenAnswer } from '../column-filter.ts';
import type { DataColumn } from '../columns.ts';
import { CardSort } from './CardSort.tsx';
import type { ListSettings } from './list-settings.ts';
import type { TableTexts } from './table-texts.ts';
import { ToolsPlace } from './tools-place.ts';
import classes from './TableTools.module.css';

const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser.tsx')).ColumnChooser }));
const ColumnFilters = lazy(async () => ({ default: (await import('./ColumnFilters.tsx')).ColumnFilters }));

type Props<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ListSettings;
  readonly onSettings: (settings: ListSettings) => void;
  readonly answers: FilterAnswers;
  readonly onAnswers: (answers: FilterAnswers) => void;
  /** heads of columns can be clicked to sort; cards have none, and the menu sorts them */
  readonly hasHeads: boolean;
  readonly texts: TableTexts;
  /** the menu that takes the entries of rows and columns along; a stable function */
  readonly menu: (entries: ReactNode) => ReactNode;
  /** it stands in the row of the page's filters */
  readonly isInRow: boolean;
};

/**
 * The tools of a list: its menu, with the sort of its cards, the height of its rows, its columns and their filters. It
 * stands at the end of the page's row of filters, else in a line above the list.
 */
function TableToolsOf<Row>({
  columns,
  settings,
  onSettings,
  answers,
  onAnswers,
  hasHeads,
  texts,
  menu,
  isInRow,
}: Props<Row>) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const filtersId = useId();
  const filtered = columns.filter((column) => column.filter !== undefined);
  const set = Object.values(answers).filter((answer) => !isOpenAnswer(answer)).length;
  const isCompact = settings.density === 'compact';
  // A lazy component loses the type of its rows.
  const typed = columns as readonly DataColumn<unknown>[];
  const place = use(ToolsPlace);
  const line = (
    <div role="group" aria-label={texts.toolsLabel} className={classes['tools']} data-in-row={isInRow || undefined}>
      {set > 0 && (
        <RowButton
          variant="subtle"
          icon={IconFilterOff}
          label={texts.filters.clear}
          folds={isInRow ? 'inNarrowRow' : 'never'}
          onClick={() => onAnswers({})}
        />
      )}
      {menu(
        <>
          {!hasHeads && (
            <CardSort
              columns={columns}
              sort={settings.sort}
              onSort={(sort) => onSettings({ ...settings, sort })}
              texts={texts.sort}
            />
          )}
          {hasHeads && (
            <Menu.Item
              aria-current={isCompact ? 'true' : undefined}
              leftSection={<IconCheck size={18} aria-hidden visibility={isCompact ? 'visible' : 'hidden'} />}
              onClick={() => onSettings({ ...settings, density: isCompact ? 'comfortable' : 'compact' })}
            >
              {texts.columns.compact}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconColumns3 size={18} aria-hidden />} onClick={() => setIsChoosing(true)}>
            {texts.columns.title}
          </Menu.Item>
          {filtered.length > 0 && (
            <Menu.Item leftSection={<IconFilter size={18} aria-hidden />} onClick={() => setIsFiltering(!isFiltering)}>
              {set === 0 ? texts.filters.open : texts.filters.openSet(set)}
            </Menu.Item>
          )}
        </>,
      )}
    </div>
  );
  return (
    <>
      {isInRow && place !== null ? createPortal(line, place) : line}
      <Suspense fallback={null}>
        {isFiltering && (
          <ColumnFilters
            id={filtersId}
            columns={typed.filter((column) => column.filter !== undefined)}
            answers={answers}
            onChange={onAnswers}
            texts={texts.filters}
          />
        )}
        {isChoosing && (
          <ColumnChooser
            columns={typed}
            settings={settings}
            onChange={onSettings}
            onClose={() => setIsChoosing(false)}
            texts={texts.columns}
          />
        )}
      </Suspense>
    </>
  );
}

export const TableTools = memo(TableToolsOf) as typeof TableToolsOf;

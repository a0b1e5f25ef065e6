import { Button, Menu } from '@mantine/core';
import { IconColumns3, IconFilter, IconFilterOff } from '@tabler/icons-react';
import { lazy, memo, type ReactNode, Suspense, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
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
  /** heads of columns can be clicked to sort; cards have none */
  readonly hasHeads: boolean;
  readonly texts: TableTexts;
  /** a menu that takes the entries of the columns along: the export; a stable function */
  readonly menu: ((entries: ReactNode) => ReactNode) | null;
  /** they stand in the row of the page's filters */
  readonly isInRow: boolean;
};

/**
 * The tools of a list: filters of its columns, choice of columns, export. They are one menu at the end of the page's row
 * of filters, else a line above the list.
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
  // A lazy component loses the type of its rows.
  const typed = columns as readonly DataColumn<unknown>[];
  const filterWords = set === 0 ? texts.filters.open : texts.filters.openSet(set);
  const place = use(ToolsPlace);
  const filter = () => setIsFiltering(!isFiltering);
  const choose = () => setIsChoosing(true);
  const line = (
    <div role="group" aria-label={texts.toolsLabel} className={classes['tools']} data-in-row={isInRow || undefined}>
      {!hasHeads && (
        <CardSort
          columns={columns}
          sort={settings.sort}
          onSort={(sort) => onSettings({ ...settings, sort })}
          texts={texts.sort}
        />
      )}
      {set > 0 && (
        <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={() => onAnswers({})}>
          {texts.filters.clear}
        </Button>
      )}
      {menu === null ? (
        <>
          {filtered.length > 0 && (
            <Button
              variant={set > 0 ? 'light' : 'default'}
              leftSection={<IconFilter size={18} aria-hidden />}
              aria-expanded={isFiltering}
              aria-controls={isFiltering ? filtersId : undefined}
              onClick={filter}
            >
              {filterWords}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconColumns3 size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={choose}
          >
            {texts.columns.open}
          </Button>
        </>
      ) : (
        menu(
          <>
            {filtered.length > 0 && (
              <Menu.Item leftSection={<IconFilter size={18} aria-hidden />} onClick={filter}>
                {filterWords}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconColumns3 size={18} aria-hidden />} onClick={choose}>
              {texts.columns.title}
            </Menu.Item>
            <Menu.Divider />
          </>,
        )
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

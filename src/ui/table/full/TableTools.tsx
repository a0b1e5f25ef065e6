import { Button } from '@mantine/core';
import { IconColumns3, IconFilter, IconFilterOff } from '@tabler/icons-react';
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { type FilterAnswers, isOpenAnswer } from '../column-filter.ts';
import type { DataColumn } from '../columns.ts';
import { CardSort } from './CardSort.tsx';
import type { ListSettings } from './list-settings.ts';
import type { TableTexts } from './table-texts.ts';
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
  /** more buttons of the line: the export */
  readonly children: ReactNode;
};

/** The line above a list: filters of its columns, choice of columns, further buttons. */
function TableToolsOf<Row>({
  columns,
  settings,
  onSettings,
  answers,
  onAnswers,
  hasHeads,
  texts,
  children,
}: Props<Row>) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const filtersId = useId();
  const filtered = columns.filter((column) => column.filter !== undefined);
  const set = Object.values(answers).filter((answer) => !isOpenAnswer(answer)).length;
  // A lazy component loses the type of its rows.
  const typed = columns as readonly DataColumn<unknown>[];
  return (
    <>
      <div role="group" aria-label={texts.toolsLabel} className={classes['tools']}>
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
        {filtered.length > 0 && (
          <Button
            variant={set > 0 ? 'light' : 'default'}
            leftSection={<IconFilter size={18} aria-hidden />}
            aria-expanded={isFiltering}
            aria-controls={isFiltering ? filtersId : undefined}
            onClick={() => setIsFiltering(!isFiltering)}
          >
            {set === 0 ? texts.filters.open : texts.filters.openSet(set)}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconColumns3 size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          {texts.columns.open}
        </Button>
        {children}
      </div>
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

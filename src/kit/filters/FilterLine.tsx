import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import classes from '#ui/filters/FilterBar.module.css';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { RecordFilters } from './useRecordFilters.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/**
 * The row above a list: the search, the filters used most, a button that opens all of them, the number of rows left, and
 * the tools of the list. The filters that are set and do not stand in the row show below it as chips, each with a button
 * to remove it.
 */
export function FilterLine({
  filters,
  label,
  summary,
  toolsRef,
  children,
}: {
  readonly filters: RecordFilters;
  /** name of the row, spoken, and of the drawer with all filters */
  readonly label: string;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary: string;
  /** takes the element at the end of the row, where the tools of the list stand */
  readonly toolsRef?: Ref<HTMLSpanElement>;
  /** controls of the list that are no filters */
  readonly children?: ReactNode;
}) {
  const { search, bound, isFiltered, clear } = filters;
  const { t } = useTranslation(['lists', 'words']);
  const [clearings, setClearings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = bound.some(({ isMore }) => isMore);
  const setCount = bound.reduce((sum, { set }) => sum + set, 0);
  const clearAll = () => {
    setClearings(clearings + 1);
    clear();
  };
  return (
    <>
      <FilterBar
        label={label}
        summary={summary}
        {...(search === null
          ? {}
          : {
              search: (
                <SearchField
                  {...search}
                  // A new box: what was typed in the last one and not searched yet goes with the filters.
                  key={clearings}
                  placeholder={search.label}
                  clearLabel={t('words:clearSearch')}
                />
              ),
            })}
        fields={bound.flatMap(({ isMore, control }) => (isMore || control === null ? [] : control))}
        buttons={
          <>
            {bound.length > 0 && (
              <RowButton
                className={classes['all'] ?? ''}
                {...(hasMore ? { 'data-more': '' } : {})}
                icon={IconAdjustmentsHorizontal}
                label={setCount === 0 ? t('bar.filters') : t('bar.filtersSet', { count: setCount })}
                aria-haspopup="dialog"
                onClick={() => setIsOpen(true)}
              />
            )}
            {isFiltered && (
              <RowButton
                className={classes['clear'] ?? ''}
                variant="subtle"
                icon={IconFilterOff}
                label={t('words:clearFilters')}
                folds="always"
                onClick={clearAll}
              />
            )}
          </>
        }
        tools={
          <>
            {children}
            {toolsRef !== undefined && <span ref={toolsRef} />}
          </>
        }
        {...(setCount > 0 ? { chips: <FilterChips bound={bound} /> } : {})}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <FilterDrawer
            filters={filters}
            label={label}
            summary={summary}
            onClear={clearAll}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

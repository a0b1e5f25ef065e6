import { Button, Group } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Fragment, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { RecordFilters } from './useRecordFilters.tsx';

/**
 * The line above a list: the search, the filters, the less used ones behind a button, the number of rows left, and a
 * button to clear all filters. Filters that are set behind the closed button stand there as chips, each with a button
 * to remove it.
 */
export function FilterLine({
  filters: { search, bound, isFiltered, clear },
  label,
  summary,
  toolsRef,
  children,
}: {
  readonly filters: RecordFilters;
  /** name of the line, spoken, and of the button that shows it on a phone */
  readonly label: string;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary: string;
  /** takes the element at the end of the line, where the tools of the list stand */
  readonly toolsRef?: Ref<HTMLSpanElement>;
  /** controls of the list that are no filters */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation(['lists', 'words']);
  const moreId = useId();
  const [clearings, setClearings] = useState(0);
  const more = bound.filter(({ isMore }) => isMore);
  const moreSet = more.reduce((sum, { set }) => sum + set, 0);
  // A filter that the address names shows from the start.
  const [isOpen, setIsOpen] = useState(moreSet > 0);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const clearAll = () => {
    setClearings(clearings + 1);
    clear();
  };
  return (
    <FilterBar
      label={label}
      summary={summary}
      clearLabel={t('words:clearFilters')}
      tools={toolsRef === undefined ? undefined : <span ref={toolsRef} />}
      {...(isFiltered ? { onClear: clearAll } : {})}
    >
      {search !== null && (
        <SearchField
          {...search}
          // A new box: what was typed in the last one and not searched yet goes with the filters.
          key={clearings}
          placeholder={search.label}
          clearLabel={t('words:clearSearch')}
        />
      )}
      {bound.filter(({ isMore }) => !isMore).map(({ control }) => control)}
      {more.length > 0 && (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={<Chevron size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {moreSet === 0 ? t('words:moreFilters') : t('bar.moreSet', { count: moreSet })}
        </Button>
      )}
      {children}
      {more.length > 0 && isOpen && (
        <Group id={moreId} role="group" aria-label={t('bar.moreLabel')} gap="sm" align="start" w="100%">
          {more.map(({ name, control }) => (
            <Fragment key={name}>{control}</Fragment>
          ))}
        </Group>
      )}
      {!isOpen && moreSet > 0 && <FilterChips bound={more.filter(({ set }) => set > 0)} />}
    </FilterBar>
  );
}

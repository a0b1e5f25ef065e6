import { Menu } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { type DataColumn, nextSort, type Sort } from '../columns.ts';
import type { SortTexts } from './table-texts.ts';

/** The entries of the menu that sort cards, which have no heads to click: up, then down, then the list's own order. */
export function CardSort<Row>({
  columns,
  sort,
  onSort,
  texts,
}: {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly texts: SortTexts;
}) {
  const sortable = columns.filter((column) => column.sortValue !== undefined);
  if (sortable.length === 0) return null;
  return (
    <>
      <Menu.Label>{texts.label}</Menu.Label>
      {sortable.map(({ id, header }) => {
        const present = sort?.columnId === id ? sort : null;
        const Icon = present === null ? IconArrowsSort : present.descending ? IconSortDescending : IconSortAscending;
        return (
          <Menu.Item
            key={id}
            closeMenuOnClick={false}
            aria-current={present === null ? undefined : 'true'}
            leftSection={<Icon size={18} aria-hidden opacity={present === null ? 0.4 : 1} />}
            onClick={() => onSort(nextSort(sort, id))}
          >
            {header}
            {present !== null && ` – ${present.descending ? texts.descending : texts.ascending}`}
          </Menu.Item>
        );
      })}
      <Menu.Divider />
    </>
  );
}

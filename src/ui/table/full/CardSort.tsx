import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { DataColumn, Sort } from '../columns.ts';
import type { SortTexts } from './table-texts.ts';

/** The field that sorts cards, which have no heads to click. */
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
  const present = sortable.some((column) => column.id === sort?.columnId) ? sort : null;
  return (
    <>
      <NativeSelect
        aria-label={texts.label}
        data={[
          { value: '', label: texts.none },
          ...sortable.map((column) => ({ value: column.id, label: texts.by(column.header) })),
        ]}
        value={present?.columnId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSort(value === '' ? null : { columnId: value, descending: present?.descending ?? false })
        }
      />
      {present !== null && (
        <ActionIcon
          variant="default"
          aria-label={present.descending ? texts.descending : texts.ascending}
          onClick={() => onSort({ ...present, descending: !present.descending })}
        >
          {present.descending ? (
            <IconSortDescending size={18} aria-hidden />
          ) : (
            <IconSortAscending size={18} aria-hidden />
          )}
        </ActionIcon>
      )}
    </>
  );
}

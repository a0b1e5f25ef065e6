import { Badge, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterBar } from '../../../../src/ui/filters/FilterBar.tsx';
import { SearchField } from '../../../../src/ui/filters/SearchField.tsx';
import { useRowSearch } from '../../../../src/ui/filters/useRowSearch.ts';
import type { DataColumn } from '../../../../src/ui/table/columns.ts';
import { DEFAULT_COLUMNS, type ListSettings } from '../../../../src/ui/table/full/list-settings.ts';
import { useFullTable } from '../../../../src/ui/table/full/useFullTable.tsx';
import { type Animal, animals, textOf } from './animals.ts';
import { TEXTS } from './texts.ts';

const COLUMNS: readonly DataColumn<Animal>[] = [
  { id: 'name', header: 'Name', isTitle: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'species', header: 'Species', cell: ({ species }) => species, sortValue: ({ species }) => species },
  { id: 'chip', header: 'Chip', cell: ({ chip }) => chip, sortValue: ({ chip }) => chip },
  { id: 'sex', header: 'Sex', width: 80, cell: ({ sex }) => sex, sortValue: ({ sex }) => sex },
  {
    id: 'sector',
    header: 'Sector',
    cell: ({ sector }) => <Badge variant="light">{sector}</Badge>,
    sortValue: ({ sector }) => sector,
  },
  { id: 'enclosure', header: 'Enclosure', cell: ({ enclosure }) => <Text fz="sm">{enclosure}</Text> },
  {
    id: 'weight',
    header: 'Weight',
    align: 'end',
    width: 120,
    cell: ({ weightKg }) => weightKg ?? '–',
    sortValue: ({ weightKg }) => weightKg,
  },
];
const idOf = (animal: Animal) => animal.id;
const nameOf = (animal: Animal) => animal.name;
const hrefOf = (animal: Animal) => `?id=${animal.id}`;
const NO_ACTIONS: readonly [] = [];
const NO_MENU = () => null;

/** A list of `?rows=` animals with its search, as the application has lists. */
export function AnimalList() {
  const [parameters] = useSearchParams();
  const count = Number(parameters.get('rows'));
  const all = useMemo(() => animals(count), [count]);
  const [search, setSearch] = useState('');
  const { rows } = useRowSearch(all, textOf, search);
  const [settings, onSettings] = useState<ListSettings>({
    sort: { columnId: 'name', descending: false },
    ...DEFAULT_COLUMNS,
    density: 'comfortable',
  });
  const list = useFullTable<Animal>({
    label: 'Animals',
    language: 'fr',
    columns: COLUMNS,
    rows,
    rowId: idOf,
    rowName: nameOf,
    rowHref: hrefOf,
    hasPlainCells: true,
    bulkActions: NO_ACTIONS,
    texts: TEXTS,
    settings,
    onSettings,
    menu: NO_MENU,
  });
  return (
    <main>
      <FilterBar
        label="Filters"
        search={<SearchField label="Search" clearLabel="Clear" value={search} onSearch={setSearch} />}
        fields={NO_ACTIONS}
        buttons={null}
        summary={`${rows.length} animals`}
      />
      {list}
    </main>
  );
}

import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type DataColumn } from './columns.ts';

type Row = { name: string; weight: number | null };
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Nom', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'weight', header: 'Poids', cell: (row) => row.weight, sortValue: (row) => row.weight },
];
const rows: Row[] = [
  { name: 'Zoé', weight: 12 },
  { name: 'élan 10', weight: null },
  { name: 'Élan 2', weight: 300 },
];
const names = (sort: Parameters<typeof sortRows<Row>>[2]) => sortRows(rows, columns, sort, 'fr').map((row) => row.name);

describe('sorting', () => {
  it('follows the language and the numbers inside names', () => {
    expect(names({ columnId: 'name', descending: false })).toEqual(['Élan 2', 'élan 10', 'Zoé']);
  });
  it('keeps rows without a value last, up and down', () => {
    expect(names({ columnId: 'weight', descending: false })).toEqual(['Zoé', 'Élan 2', 'élan 10']);
    expect(names({ columnId: 'weight', descending: true })).toEqual(['Élan 2', 'Zoé', 'élan 10']);
  });
  it('leaves the given order without a sort', () => {
    expect(names(null)).toEqual(['Zoé', 'élan 10', 'Élan 2']);
  });
});

describe('a click on a head', () => {
  it('goes up, down, and back', () => {
    const up = nextSort(null, 'name');
    expect(up).toEqual({ columnId: 'name', descending: false });
    const down = nextSort(up, 'name');
    expect(down).toEqual({ columnId: 'name', descending: true });
    expect(nextSort(down, 'name')).toBeNull();
    expect(nextSort(down, 'weight')).toEqual({ columnId: 'weight', descending: false });
  });
});

import { read, utils } from 'xlsx';
import { describe, expect, it } from 'vitest';
import type { DataColumn } from '#ui/table/columns.ts';
import { writeExport } from './write-export.ts';

type Animal = { name: string; weight: number | null; seenAt: number };
const columns: DataColumn<Animal>[] = [
  { id: 'name', header: 'Nom', cell: (animal) => animal.name },
  { id: 'weight', header: 'Poids', cell: () => null, exportValue: (animal) => animal.weight, sortValue: () => 'x' },
  { id: 'seen', header: 'Vu', cell: () => null, exportValue: (animal) => ({ instant: animal.seenAt }) },
  { id: 'place', header: 'Lieu', cell: () => null, sortValue: () => 'Savane' },
];
const rows: Animal[] = [
  { name: '=Zoé', weight: 4, seenAt: Date.parse('2026-07-01T12:05:00Z') },
  { name: 'Kali', weight: null, seenAt: Date.parse('2026-01-31T23:30:00Z') },
];
const words = {
  name: 'Animaux',
  about: 'À propos',
  facts: [
    { label: 'Liste', value: 'Animaux' },
    { label: 'Secteur', value: '=Savane' },
  ],
};

describe('the file of a list', () => {
  it('has what the columns hold, instants as the clock in Paris shows them', async () => {
    const text = await (await writeExport('csv', { rows, columns }, words, {})).text();
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      '"Nom";"Poids";"Vu";"Lieu"',
      `"'=Zoé";4;"2026-07-01 14:05";"Savane"`,
      '"Kali";;"2026-02-01 00:30";"Savane"',
      '',
    ]);
  });
  it('ends with its totals when it has some', async () => {
    const totals = { name: 'Total', weight: 4 };
    const text = await (await writeExport('csv', { rows, columns, totals }, words, {})).text();
    expect(text.split('\r\n').at(-2)).toBe('"Total";4;;');
  });
  it('says on a second sheet what it is, in texts only', async () => {
    const file = await writeExport('xlsx', { rows, columns }, words, {});
    const book = read(new Uint8Array(await file.arrayBuffer()));
    expect(book.SheetNames).toEqual(['Animaux', 'À propos']);
    expect(utils.sheet_to_json(book.Sheets['À propos'] ?? {}, { header: 1 })).toEqual([
      ['Liste', 'Animaux'],
      ['Secteur', '=Savane'],
    ]);
    expect(book.Sheets['Animaux']?.['A2']).toMatchObject({ t: 's', v: '=Zoé' });
  });
});

import { expect, it } from 'vitest';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { listFileOf } from './list-file.ts';

const read = async (text: string) => listFileOf('list.csv', await readSpreadsheet(new TextEncoder().encode(text)));

it('the headings are found below a title, and the lines are counted as the file does', async () => {
  const file = await read(
    'Red List;;\n;;\nscientificName;redlistCategory;Price\nPanthera leo;VU;1\nPanthera tigris;EN;2\n',
  );
  expect(file).toMatchObject({
    headings: ['scientificName', 'redlistCategory', 'Price'],
    firstLine: 4,
    mapping: { latinName: 0, category: 1, iucnId: null },
  });
  expect('lines' in file && file.lines.map((line) => line[0])).toEqual(['Panthera leo', 'Panthera tigris']);
});

it('a file without headings is offered for matching by hand', async () => {
  expect(await read('a;b\nPanthera leo;VU\n')).toMatchObject({ headings: ['a', 'b'], mapping: { latinName: null } });
});

it('a file that is no list is refused by name', async () => {
  expect(await read('')).toEqual({ refusal: 'empty' });
});

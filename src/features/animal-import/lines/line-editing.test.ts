import { expect, it } from 'vitest';
import { aGround, aPlan, aRow, HEADINGS } from '../../../../tests/support/registers/ground.ts';
import { checkImport } from '#domain/animal-import/check-import.ts';
import { editableCells } from './line-editing.ts';

it('the cells with a fault or a warning can be corrected, each once; a missing column cannot', () => {
  const headings = HEADINGS.filter((heading) => heading !== 'Enclosure');
  const cells = aRow(1, { Sex: 'stud', Transponder: '978000012345678' });
  const row = cells.filter((_cell, place) => HEADINGS[place] !== 'Enclosure');
  const plan = aPlan(headings);
  const [checked] = checkImport([headings, row], plan, aGround()).rows;
  if (checked === undefined) throw new Error('no row');
  expect(checked.faults.map(({ field }) => field)).toContain('enclosure');
  expect(editableCells({ row: checked }, { columns: plan.columns, headings })).toEqual([
    { place: 4, heading: 'Sex', value: 'stud' },
    { place: 6, heading: 'Transponder', value: '978000012345678' },
  ]);
});

import { expect, it } from 'vitest';
import { RowVerdict } from './row-verdict.ts';

const chip = { field: 'animalChipId', value: '1', error: { code: 'import/chip-length' } } as const;

it('a fault that people have answered is a warning, any other stays a fault', () => {
  const verdict = new RowVerdict({ faults: [], warnings: [chip] }, new Set(['no-chip']));
  verdict.wrong('animalChipId', '2', 'import/chip-taken', { name: 'Nala' });
  verdict.wrong('registryId', 'M1', 'import/id-left', { name: 'Nala' });
  expect(verdict.warnings.map(({ value }) => value)).toEqual(['1', '2']);
  expect(verdict.faults.map(({ value }) => value)).toEqual(['M1']);
});

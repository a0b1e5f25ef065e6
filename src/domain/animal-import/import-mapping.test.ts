import { expect, it } from 'vitest';
import { importMappingSchema } from './import-mapping.ts';

it('an import mapping maps a heading to a field or to null, never to a number', () => {
  expect(importMappingSchema.safeParse({ columns: { nom: 'animalName', x: null }, values: {} }).success).toBe(true);
  expect(importMappingSchema.safeParse({ columns: { nom: 3 }, values: {} }).success).toBe(false);
});

it('an import mapping keeps headings, fields, values and meanings up to their longest', () => {
  const reads = (heading: number, field: number, value: number, meaning: number) =>
    importMappingSchema.safeParse({
      columns: { ['h'.repeat(heading)]: 'f'.repeat(field) },
      values: { ['f'.repeat(field)]: { ['v'.repeat(value)]: 'm'.repeat(meaning) } },
    }).success;
  expect(reads(200, 60, 300, 128)).toBe(true);
  expect([reads(201, 60, 300, 128), reads(200, 61, 300, 128)]).toEqual([false, false]);
  expect([reads(200, 60, 301, 128), reads(200, 60, 300, 129)]).toEqual([false, false]);
});

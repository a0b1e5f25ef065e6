import { expect, it } from 'vitest';
import { importMappingSchema } from './import-mapping.ts';

it('an import mapping maps a heading to a field or to null, never to a number', () => {
  expect(importMappingSchema.safeParse({ columns: { nom: 'animalName', x: null }, values: {} }).success).toBe(true);
  expect(importMappingSchema.safeParse({ columns: { nom: 3 }, values: {} }).success).toBe(false);
});

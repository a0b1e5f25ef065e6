import { expect, it } from 'vitest';
import { importMappingSchema } from './import-mapping.ts';
import { mappingToKeep, NO_MAPPING } from './kept-mapping.ts';

it('new choices replace older ones, the other kept ones stay', () => {
  const before = { columns: { spitzname: 'animalName', x: null }, values: { enclosure: { lagoon: 'e1', old: 'e2' } } };
  const kept = mappingToKeep(before, ['Spitzname', 'Code'], [null, 'registryId'], { enclosure: { lagoon: 'e3' } });
  expect(kept.columns).toEqual({ spitzname: null, x: null, code: 'registryId' });
  expect(kept.values['enclosure']).toEqual({ lagoon: 'e3', old: 'e2' });
});

it('names that cannot be stored are left out, and the mapping stays within the contract’s limits', () => {
  const headings = Array.from({ length: 900 }, (_, at) => `${at} ${'x'.repeat(300)}`);
  const kept = mappingToKeep(NO_MAPPING, ['__proto__', '', ...headings], [], {
    enclosure: { ['y'.repeat(301)]: 'e', __x__: 'e', fine: 'e' },
  });
  expect(Object.keys(kept.columns)).toHaveLength(400);
  expect(kept.values['enclosure']).toEqual({ fine: 'e' });
  expect(importMappingSchema.safeParse(kept).success).toBe(true);
});

it('of more than 1,000 values of a field the earliest go, and a value of 300 characters stays', () => {
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_unused, at) => [`v${at}`, 'e']));
  const values = mappingToKeep(NO_MAPPING, [], [], { enclosure: many }).values['enclosure'] ?? {};
  expect([Object.keys(values).length, 'v0' in values, 'v1' in values]).toEqual([1_000, false, true]);
  const long = { ['y'.repeat(300)]: 'e', '': 'e' };
  expect(mappingToKeep(NO_MAPPING, [], [], { enclosure: long }).values['enclosure']).toEqual({
    ['y'.repeat(300)]: 'e',
  });
});

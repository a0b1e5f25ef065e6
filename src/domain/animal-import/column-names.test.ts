import { expect, it } from 'vitest';
import { lettersOf } from '../text/folded.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { IMPORT_FIELDS } from './import-field.ts';

it('no heading means two things', () => {
  const fieldsOf = new Map<string, Set<string>>();
  for (const field of IMPORT_FIELDS)
    for (const name of COLUMN_NAMES[field])
      fieldsOf.set(lettersOf(name), (fieldsOf.get(lettersOf(name)) ?? new Set()).add(field));
  expect([...fieldsOf].filter(([name, fields]) => name === '' || fields.size > 1)).toEqual([]);
});

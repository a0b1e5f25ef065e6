import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { base64File, documentId, mailAddress, password, personName } from './field-shapes.ts';

const reads = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('a field of a request', () => {
  it.each([
    ['the id of a document', documentId, 1, 128],
    ['a name', personName, 1, 100],
    ['a password', password, 6, 200],
    ['a file', base64File, 1, 14_000_000],
  ] as const)('that is %s has a shortest and a longest length', (_what, schema, shortest, longest) => {
    const lengths = [shortest - 1, shortest, longest, longest + 1];
    expect(lengths.map((length) => reads(schema, 'x'.repeat(length)))).toEqual([false, true, true, false]);
    expect([null, undefined, 12, ['x']].map((value) => reads(schema, value))).toEqual([false, false, false, false]);
  });
  it('that is a name has no blanks around it', () => {
    expect(personName.safeParse(' Ana ').data).toBe('Ana');
    expect(reads(personName, '   ')).toBe(false);
  });
  it('that is an address is one, of at most 254 characters', () => {
    const long = (length: number) => `${'x'.repeat(length - '@zoo.example'.length)}@zoo.example`;
    expect(
      ['ana@zoo.example', long(254), long(255), 'ana', 'ana@', ''].map((value) => reads(mailAddress, value)),
    ).toEqual([true, true, false, false, false, false]);
  });
  it('that is an address can be neither a path nor a second line of a message', () => {
    const odd = [
      'a/b@zoo.example',
      '../a@zoo.example',
      'a@zoo.example\nBcc: b@zoo.example',
      'a b@zoo.example',
      '"a"@zoo.example',
    ];
    expect(odd.filter((value) => reads(mailAddress, value))).toEqual([]);
  });
});

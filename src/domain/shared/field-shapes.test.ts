import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { base64File, documentId, mailAddress, personName, storedDocumentId } from './field-shapes.ts';

const reads = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

it.each([
  ['the id of a document', documentId, 1, 128],
  ['the id of a stored document', storedDocumentId, 1, 1_500],
  ['a name', personName, 1, 100],
  ['a file', base64File, 1, 14_000_000],
] as const)('%s has a minimum and a maximum length', (_what, schema, shortest, longest) => {
  const lengths = [shortest - 1, shortest, longest, longest + 1];
  expect(lengths.map((length) => reads(schema, 'x'.repeat(length)))).toEqual([false, true, true, false]);
  expect([null, undefined, 12, ['x']].map((value) => reads(schema, value))).toEqual([false, false, false, false]);
});
it.each([
  ['\u0080', 2],
  ['é', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['灰', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
  ['🦓', 4],
])('counts %s in the id of a stored document as %i bytes', (character, bytes) => {
  const most = character.repeat(1_500 / bytes);
  expect([most, `${most}a`].map((id) => reads(storedDocumentId, id))).toEqual([true, false]);
});
it('a name loses the blanks around it, and blanks alone are refused', () => {
  expect(personName.safeParse(' Ana ').data).toBe('Ana');
  expect(reads(personName, '   ')).toBe(false);
});
it('accepts an e-mail address of 254 characters and refuses one of 255', () => {
  const long = (length: number) => `${'x'.repeat(length - '@zoo.example'.length)}@zoo.example`;
  expect(
    ['ana@zoo.example', long(254), long(255), 'ana', 'ana@', ''].map((value) => reads(mailAddress, value)),
  ).toEqual([true, true, false, false, false, false]);
});
it('an e-mail address holds no path and no second line of a message', () => {
  const odd = [
    'a/b@zoo.example',
    '../a@zoo.example',
    'a@zoo.example\nBcc: b@zoo.example',
    'a b@zoo.example',
    '"a"@zoo.example',
  ];
  expect(odd.filter((value) => reads(mailAddress, value))).toEqual([]);
});

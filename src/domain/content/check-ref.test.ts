import { expect, it } from 'vitest';
import { refError } from './check-ref.ts';

const codes = {
  required: 'question/ref-required',
  invalid: 'question/ref-invalid',
  exists: 'question/ref-exists',
} as const;
const codeOf = (ref: string) => refError(ref, new Set(['TAKEN']), { min: 3, max: 5 }, codes)?.code ?? null;

it.each([
  ['', codes.required],
  ['AB', codes.invalid],
  ['AB1', null],
  ['A-B-C', null],
  ['A-B-CD', codes.invalid],
  ['a-b', codes.invalid],
  ['A B', codes.invalid],
  ['TAKEN', codes.exists],
])('the fault of the reference "%s" is %s', (ref, expected) => expect(codeOf(ref)).toBe(expected));

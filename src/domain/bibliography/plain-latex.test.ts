import { expect, it } from 'vitest';
import { plainLatex } from './plain-latex.ts';

it.each([
  ['{\\"O}kologie der {Gro\\ss{}en} Katzen', 'Ökologie der Großen Katzen'],
  ["Barr\\'{e}, Andr\\'e", 'Barré, André'],
  ['Fran\\c{c}ois \\& S\\o{}n', 'François & Søn'],
  ['227--267', '227–267'],
  ['A~ \n  title', 'A title'],
  ['na\\"\\i ve', 'naïve'],
])('%j is read as %j', (latex, plain) => {
  expect(plainLatex(latex)).toBe(plain);
});

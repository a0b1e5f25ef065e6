import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { welcomeLines } from './welcome.ts';

it('the accounts are listed under their establishments, aligned', () => {
  const lines = welcomeLines('http://127.0.0.1:5173', 'secret', [
    { email: 'keeper@a.example', establishment: 'A', role: 'keeper' },
    { email: 'staff@b.example', establishment: 'B', role: 'staff', note: 'sees all' },
    { email: 'vet@a.example', establishment: 'A', role: 'vet' },
  ]).map(stripVTControlCharacters);
  expect(lines).toContain('  Enclos  http://127.0.0.1:5173');
  expect(lines.slice(3, 9)).toEqual([
    '  Accounts, all with the password secret',
    '  A',
    '    keeper@a.example  keeper',
    '    vet@a.example     vet',
    '  B',
    '    staff@b.example   staff (sees all)',
  ]);
});

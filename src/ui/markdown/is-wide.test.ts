import { expect, it } from 'vitest';
import { isWide } from './is-wide.ts';

it('most texts are plain markdown', () => {
  expect(isWide('Plus de **32 °C** attendus.\n\n- Abris ouverts\n- [Consignes](/consignes)')).toBe(false);
  expect(isWide('')).toBe(false);
});

it.each([
  '| Heure | Enclos |\n| --- | --- |',
  '~~annulé~~',
  '- [ ] portail',
  '- [x] portail',
  'note[^1]',
  'voir https://enclos.example',
  'voir www.enclos.example',
  'écrire à soins@enclos.example',
])('%j needs more than plain markdown', (text) => {
  expect(isWide(text)).toBe(true);
});

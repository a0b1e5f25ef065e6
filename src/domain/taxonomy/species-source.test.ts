import { expect, it } from 'vitest';
import { isStartingSource, STARTING_SOURCE } from './species-source.ts';

it('the source of the starting catalogue is known, and no other', () => {
  expect(STARTING_SOURCE).toBe('compiled by Enclos, not yet checked against a taxonomic authority');
  expect(isStartingSource(STARTING_SOURCE)).toBe(true);
  expect(isStartingSource('IUCN')).toBe(false);
  expect(isStartingSource('')).toBe(false);
});

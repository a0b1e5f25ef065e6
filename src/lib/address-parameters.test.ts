import { expect, it } from 'vitest';
import { withParameters } from './address-parameters.ts';

it('an address gets the chosen parameters, loses the others set to nothing, and keeps the rest', () => {
  const address = new URLSearchParams('tab=tasks&sector=savanna&q=zebra');
  const next = withParameters(address, { sector: null, q: '', status: 'done', tab: 'tasks' });
  expect(next.toString()).toBe('tab=tasks&status=done');
});

it('the given address stays as it was', () => {
  const address = new URLSearchParams('q=zebra');
  withParameters(address, { q: null, id: '1' });
  expect(address.toString()).toBe('q=zebra');
});

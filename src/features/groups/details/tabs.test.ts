import { expect, it } from 'vitest';
import { addressOfTab, tabOf } from './tabs.ts';

it('a tab has its own address, beside the group it belongs to; the first one is not named', () => {
  const address = addressOfTab('info', new URLSearchParams('id=pride'));
  expect(address).toBe('?id=pride&tab=info');
  expect(tabOf(new URLSearchParams(address))).toBe('info');
  expect(addressOfTab('animals', new URLSearchParams(address))).toBe('?id=pride');
  expect(tabOf(new URLSearchParams('tab=tail'))).toBe('animals');
});

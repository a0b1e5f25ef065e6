import { expect, it } from 'vitest';
import { addressOfTab, tabOf } from './tabs.ts';

it('a tab has its own address, beside the animal it belongs to; the first one is not named', () => {
  const address = addressOfTab('health', new URLSearchParams('id=nala'));
  expect(address).toBe('?id=nala&tab=health');
  expect(tabOf(new URLSearchParams(address))).toBe('health');
  expect(addressOfTab('info', new URLSearchParams(address))).toBe('?id=nala');
});

it('a tab that does not exist is the first one', () => {
  expect(tabOf(new URLSearchParams('tab=fur'))).toBe('info');
});

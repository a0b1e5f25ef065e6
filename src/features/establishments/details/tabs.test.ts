import { describe, expect, it } from 'vitest';
import { addressOfTab, tabOf } from './tabs.ts';

describe('a tab', () => {
  it('has its own address, beside the establishment it belongs to', () => {
    const address = addressOfTab('accounts', new URLSearchParams('id=zoo-1'));
    expect(address).toBe('?id=zoo-1&tab=accounts');
    expect(tabOf(new URLSearchParams(address))).toBe('accounts');
    expect(addressOfTab('settings', new URLSearchParams(address))).toBe('?id=zoo-1');
  });
  it('that does not exist is the first one', () => {
    expect(tabOf(new URLSearchParams('tab=billing'))).toBe('settings');
  });
});

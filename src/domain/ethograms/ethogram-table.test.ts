import { describe, expect, it } from 'vitest';
import { anEthogram, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { ethogramEntryOf, ethogramIdOf, publishedEntryOf } from './ethogram-table.ts';

describe('an ethogram in lists', () => {
  it('stands with its present and its published state', () => {
    const published = publishedEntryOf(anEthogramVersion());
    expect(ethogramEntryOf(anEthogram({ version: 1 }), published)).toMatchObject({
      ...{ ethogramRef: 'ETH-TEST', behaviours: 3, status: 'draft', version: 1 },
      published: { behaviours: 3, atUnix: 1_700_000_000_000 },
    });
  });
  it('gets its reference in small letters as id, or with a number after it', () => {
    const taken = ['eth-a', 'eth-a-2'];
    expect(ethogramIdOf('ETH-A', (id) => taken.includes(id))).toBe('eth-a-3');
    expect(ethogramIdOf('ETH-B', (id) => taken.includes(id))).toBe('eth-b');
  });
});

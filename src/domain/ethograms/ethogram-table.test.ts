import { describe, expect, it } from 'vitest';
import { anEthogram, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { ethogramEntryOf, publishedEntryOf } from './ethogram-table.ts';

describe('an ethogram in lists', () => {
  it('stands with its present and its published state', () => {
    const published = publishedEntryOf(anEthogramVersion());
    expect(ethogramEntryOf(anEthogram({ version: 1 }), published)).toMatchObject({
      ...{ ethogramRef: 'ETH-TEST', behaviours: 3, status: 'draft', version: 1 },
      published: { behaviours: 3, atUnix: 1_700_000_000_000 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { aBehaviour, anEthogram, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { ethogramEntryOf, ethogramIdOf, publishedEntryOf } from './ethogram-table.ts';
import { continuedContent, ethogramFromStored, publishedFrom, versionFromStored } from './stored-ethogram.ts';

describe('a stored ethogram', () => {
  it('is read under the id of its document', () => {
    expect(ethogramFromStored('other', { ...anEthogram(), unheardOf: 1 })?.ethogramId).toBe('other');
    expect(versionFromStored('7', anEthogramVersion())?.versionId).toBe('7');
  });
  it('without the shape of one is none', () => {
    expect(ethogramFromStored('x', { ...anEthogram(), behaviours: 'none' })).toBeNull();
    expect(versionFromStored('1', undefined)).toBeNull();
  });
  it('is published as its next version, with the mapping from the one before', () => {
    const draft = anEthogram({ version: 2, behaviours: [aBehaviour('NEW', { was: ['OLD'] })] });
    const { version, ethogram } = publishedFrom(draft, ['OLD'], { userId: 'ana', atUnix: 9 });
    expect(version).toMatchObject({ versionId: '3', number: 3, publishedBy: 'ana', publishedAtUnix: 9 });
    expect(version.mapping).toEqual([{ from: 'OLD', to: ['NEW'] }]);
    expect(ethogram).toMatchObject({ status: 'published', version: 3, behaviours: [{ code: 'NEW', was: ['NEW'] }] });
    expect(continuedContent(version).behaviours).toEqual(ethogram.behaviours);
  });
  it('is listed with its present and its published state', () => {
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

import { describe, expect, it } from 'vitest';
import { aBehaviour, anEthogram, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { contentVersionFromStored, draftFromStored } from '../content/content-kind.ts';
import { ETHOGRAM_KIND } from './ethogram-table.ts';
import { continuedContent, publishedFrom } from './stored-ethogram.ts';

describe('a stored ethogram', () => {
  it('is read under the id of its document', () => {
    expect(draftFromStored(ETHOGRAM_KIND, 'other', { ...anEthogram(), unheardOf: 1 })?.ethogramId).toBe('other');
    expect(contentVersionFromStored(ETHOGRAM_KIND, '7', anEthogramVersion())?.versionId).toBe('7');
  });
  it('without the shape of one is none', () => {
    expect(draftFromStored(ETHOGRAM_KIND, 'x', { ...anEthogram(), behaviours: 'none' })).toBeNull();
    expect(contentVersionFromStored(ETHOGRAM_KIND, '1', undefined)).toBeNull();
  });
  it('is published as its next version, with the mapping from the one before', () => {
    const draft = anEthogram({ version: 2, behaviours: [aBehaviour('NEW', { was: ['OLD'] })] });
    const { version, ethogram } = publishedFrom(draft, ['OLD'], { userId: 'ana', atUnix: 9 });
    expect(version).toMatchObject({ versionId: '3', number: 3, publishedBy: 'ana', publishedAtUnix: 9 });
    expect(version.mapping).toEqual([{ from: 'OLD', to: ['NEW'] }]);
    expect(ethogram).toMatchObject({ status: 'published', version: 3, behaviours: [{ code: 'NEW', was: ['NEW'] }] });
    expect(continuedContent(version).behaviours).toEqual(ethogram.behaviours);
  });
});

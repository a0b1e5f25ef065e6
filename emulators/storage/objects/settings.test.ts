import { describe, expect, it } from 'vitest';
import { anObject } from './object-for-tests.ts';
import { changedMetadata, withDescription, readDescription } from './settings.ts';

describe('the description of an object', () => {
  it('a description changes only what it names; null and nothing unset', () => {
    const { settings, metadata } = readDescription({
      contentType: 'image/png',
      cacheControl: null,
      contentLanguage: '',
    });
    expect(settings).toEqual({ contentType: 'image/png', cacheControl: null, contentLanguage: null });
    expect(metadata).toBeUndefined();
  });

  it.each([
    [[]],
    ['text'],
    [{ contentType: {} }],
    [{ contentType: 'a\r\nb' }],
    [{ metadata: 'x' }],
    [{ metadata: { a: {} } }],
    [{ metadata: [] }],
    [{ customTime: 'yesterday' }],
    [{ md5Hash: [] }],
  ])('a description is refused: %j', (value) =>
    expect(() => readDescription(value)).toThrow(expect.objectContaining({ status: 400 })),
  );

  it('numbers in the metadata become text, and any name is allowed', () => {
    const described = readDescription(JSON.parse('{"metadata": {"n": 5, "yes": true, "__proto__": "p"}}'));
    expect(JSON.parse(JSON.stringify(changedMetadata({}, described.metadata)))).toEqual(
      JSON.parse('{"n": "5", "yes": "true", "__proto__": "p"}'),
    );
  });

  it('the download tokens are kept apart from the metadata', () => {
    const described = readDescription({ metadata: { a: 'b', firebaseStorageDownloadTokens: 'x,y' } });
    expect(described.downloadTokens).toEqual(['x', 'y']);
    expect({ ...described.metadata }).toEqual({ a: 'b' });
  });
});

describe('changing the metadata', () => {
  const object = anObject({ metadata: { a: '1', b: '2' }, contentType: 'image/png', downloadTokens: ['t'] });
  const after = (value: unknown) => withDescription(object, readDescription(value), '2026-02-02T00:00:00.000Z');

  it('a change merges the metadata and raises the metageneration', () => {
    expect(after({ metadata: { a: null, c: '3' }, contentLanguage: 'fr' })).toMatchObject({
      metadata: { b: '2', c: '3' },
      contentLanguage: 'fr',
      contentType: 'image/png',
      metageneration: 2,
      updated: '2026-02-02T00:00:00.000Z',
      downloadTokens: ['t'],
    });
  });

  it('null clears the metadata, tokens included', () =>
    expect(after({ metadata: null })).toMatchObject({ metadata: {}, downloadTokens: [] }));

  it('metadata may have up to 8,192 bytes', () => {
    const value = (bytes: number) => ({ n: 'x'.repeat(bytes - 1) });
    for (const fits of [8191, 8192]) expect(() => changedMetadata({}, value(fits))).not.toThrow();
    expect(() => changedMetadata({}, value(8193))).toThrow('has 8193 bytes');
    expect(() => changedMetadata(value(8192), { more: '' })).toThrow('has 8196 bytes');
  });
});

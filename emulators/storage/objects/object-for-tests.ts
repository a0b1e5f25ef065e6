import type { StoredObject } from './stored-object.ts';

/** Returns a stored object with `differences` from the default one. */
export function anObject(differences: Partial<StoredObject> = {}): StoredObject {
  return {
    bucket: 'demo-zoo.appspot.com',
    name: 'zoo/lion.png',
    generation: '1700000000000000',
    metageneration: 1,
    contentId: '00000000-0000-0000-0000-000000000000',
    size: 5,
    md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
    crc32c: 'mnG7TA==',
    timeCreated: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    storageClass: 'STANDARD',
    contentType: 'image/png',
    cacheControl: null,
    contentDisposition: null,
    contentEncoding: null,
    contentLanguage: null,
    customTime: null,
    metadata: {},
    downloadTokens: [],
    componentCount: null,
    ...differences,
  };
}

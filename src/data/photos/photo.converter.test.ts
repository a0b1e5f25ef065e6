import { describe, expect, it } from 'vitest';
import { photoFromDocument } from './photo.converter.ts';

const photo = {
  zooId: 'zoo-1',
  kind: 'sector',
  subjectId: 's',
  publicId: 'zoo-1/sectors/s/a.jpg',
  url: 'https://x/a.jpg',
  thumbnailUrl: 'https://x/t.jpg',
  ...{ width: 4, height: 3, bytes: 10 },
  takenAtUnix: 1,
  uploadedBy: 'u',
  uploadedAtUnix: 2,
};

describe('the photo of a document', () => {
  it('without caption or places has none', () => {
    expect(photoFromDocument('p', photo)).toMatchObject({
      ok: true,
      value: { photoId: 'p', caption: '', trad: {}, animalId: null, enclosureId: null },
    });
  });
  it('is an error when it shows nothing known', () => {
    expect(photoFromDocument('p', { ...photo, kind: 'plant' })).toMatchObject({
      ok: false,
      error: { params: { id: 'p', field: 'kind' } },
    });
  });
});

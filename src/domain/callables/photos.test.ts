import { expect, it } from 'vitest';
import { CAPTION_LENGTH } from '../pictures/photo.ts';
import { addPhotoContract, changePhotoContract, removePhotoContract } from './photos.ts';

const photo = {
  ...{ zooId: 'zoo-1', kind: 'animal', subjectId: 'a', base64picture: 'AAAA' },
  ...{ caption: '', takenAtUnix: null, isMain: false },
};
const takes = (schema: typeof addPhotoContract.request | typeof changePhotoContract.request, request: unknown) =>
  schema.safeParse(request).success;

it('a photo shows an animal, an enclosure or a sector, and nothing else', () => {
  for (const kind of ['animal', 'enclosure', 'sector'])
    expect(takes(addPhotoContract.request, { ...photo, kind })).toBe(true);
  expect(takes(addPhotoContract.request, { ...photo, kind: 'user' })).toBe(false);
});

it('a caption has 300 characters at most', () => {
  expect(takes(addPhotoContract.request, { ...photo, caption: 'x'.repeat(CAPTION_LENGTH) })).toBe(true);
  expect(takes(addPhotoContract.request, { ...photo, caption: 'x'.repeat(CAPTION_LENGTH + 1) })).toBe(false);
});

it('a photo may become the main one, and cease to be it', () => {
  const change = { zooId: 'zoo-1', photoId: 'p' };
  expect(takes(changePhotoContract.request, { ...change, isMain: true })).toBe(true);
  expect(takes(changePhotoContract.request, { ...change, isMain: false })).toBe(true);
  expect(takes(changePhotoContract.request, { ...change, isMain: null })).toBe(false);
});

it('a request has no field that the contract does not name', () => {
  expect(removePhotoContract.request.safeParse({ zooId: 'zoo-1', photoId: 'p', publicId: 'x' }).success).toBe(false);
});

import { describe, expect, it } from 'vitest';
import {
  getSignedUrlContract,
  removePictureContract,
  uploadImageContract,
  uploadProfilePictureContract,
} from './pictures.ts';

const image = { name: 'a.jpg', folder: 'zoo-1/sectors/s1', base64picture: '/9j/', preset: 'photo' };
const profile = { type: 'user', id: 'u1', zooId: 'zoo-1', base64picture: '/9j/' };

describe('the request to store a picture', () => {
  it('is read when it is whole', () => {
    expect(uploadImageContract.request.safeParse(image).success).toBe(true);
    expect(uploadProfilePictureContract.request.safeParse(profile).success).toBe(true);
  });
  it('is read for a name and a folder of one letter', () => {
    expect(uploadImageContract.request.safeParse({ ...image, name: 'a', folder: 'z' }).success).toBe(true);
    expect(uploadImageContract.request.safeParse({ ...image, name: '' }).success).toBe(false);
  });
  it.each(['user', 'zoo', 'sector'])('of somebody is read for the picture of the kind %s', (type) => {
    expect(uploadProfilePictureContract.request.safeParse({ ...profile, type }).success).toBe(true);
  });
  it.each(['photo', 'plan', 'profile', 'logo'])(
    'is read for a picture used as %s, in a folder of 400 letters',
    (preset) =>
      expect(uploadImageContract.request.safeParse({ ...image, preset, folder: 'x'.repeat(400) }).success).toBe(true),
  );
  it.each([
    { preset: 'poster' },
    { base64picture: '' },
    { folder: '' },
    { folder: 'x'.repeat(401) },
    { name: 'x'.repeat(121) },
    { more: 1 },
  ])('is refused with %j', (difference) =>
    expect(uploadImageContract.request.safeParse({ ...image, ...difference }).success).toBe(false),
  );
  it.each([{ type: 'animal' }, { id: '' }, { zooId: null }, { base64picture: 7 }])(
    'of somebody is refused with %j',
    (difference) =>
      expect(uploadProfilePictureContract.request.safeParse({ ...profile, ...difference }).success).toBe(false),
  );
});

it('a stored file is named by at most 600 characters', () => {
  const reads = (length: number) => [
    removePictureContract.request.safeParse({ public_id: 'x'.repeat(length) }).success,
    getSignedUrlContract.request.safeParse({ storageRef: 'x'.repeat(length) }).success,
  ];
  expect([reads(0), reads(1), reads(600), reads(601)]).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

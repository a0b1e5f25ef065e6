import { expect, it } from 'vitest';
import { captionIn, photoSchema } from './photo.ts';

const photo = {
  ...{ photoId: 'p', zooId: 'zoo-1', kind: 'animal', subjectId: 'a', animalId: 'a', enclosureId: null, sectorId: null },
  ...{
    publicId: 'zoo-1/animals/a/x.jpg',
    url: 'https://x/x.jpg',
    thumbnailUrl: 'https://x/t.jpg',
    caption: '',
    trad: {},
  },
  ...{ width: 4, height: 3, bytes: 10, takenAtUnix: 1, uploadedBy: 'u', uploadedAtUnix: 2 },
};

it('a photo of an animal that is nowhere has no places', () => {
  expect(photoSchema.safeParse(photo).success).toBe(true);
});

it('a photo shows something of the park', () => {
  expect(photoSchema.safeParse({ ...photo, kind: 'visitor' }).success).toBe(false);
});

it.each([
  ['de', 'Im Schatten'],
  ['fr', 'À l’ombre'],
  ['it', 'À l’ombre'],
] as const)('shows in %s the caption of a sample picture as %s', (language, words) => {
  expect(captionIn({ caption: 'À l’ombre', trad: { de: 'Im Schatten' } }, language)).toBe(words);
});

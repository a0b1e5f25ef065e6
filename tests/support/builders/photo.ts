import type { Photo } from '../../../src/domain/pictures/photo.ts';

/** Returns a photo of an animal, taken in May 2026, changed by `differences`. */
export function aPhoto(differences: Partial<Photo> = {}): Photo {
  return {
    photoId: 'photo-1',
    zooId: 'zoo-1',
    kind: 'animal',
    subjectId: 'animal-1',
    animalId: 'animal-1',
    enclosureId: 'plain',
    sectorId: 'savanna',
    publicId: 'zoo-1/animals/animal-1/a.jpg',
    url: 'https://x.example/v0/b/park/o/zoo-1%2Fanimals%2Fanimal-1%2Fa.jpg?alt=media&token=t',
    thumbnailUrl: 'https://x.example/v0/b/park/o/zoo-1%2Fanimals%2Fanimal-1%2Fthumbnails%2Fa.jpg?alt=media&token=t',
    caption: '',
    trad: {},
    width: 800,
    height: 600,
    bytes: 90_000,
    takenAtUnix: Date.UTC(2026, 4, 1, 10),
    uploadedBy: 'keeper-1',
    uploadedAtUnix: Date.UTC(2026, 4, 1, 11),
    ...differences,
  };
}

import type { Animal } from '../../src/domain/animals/animal.ts';
import { type Photo, photoSchema } from '../../src/domain/pictures/photo.ts';
import { instantOf } from './fates.ts';
import { layoutOf } from './layouts.ts';
import { drawingOfSpecies } from './pictures/drawings.ts';
import type { PictureOf, Pictures, ShownPicture } from './pictures/pictures.ts';
import type { Place } from './place.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** Enclosures of a sector whose first animal has a picture. */
const PICTURED = 6;

const CAPTIONS = ['Au réveil', 'Après la distribution', 'Premier jour dehors', 'Pendant l’entraînement', 'À l’ombre'];

/** Returns the main picture of an animal: the first of an enclosure has one, when its species is drawn. */
export function pictureOfAnimal(
  place: Place,
  animal: Pick<Animal, 'animalId' | 'specieId'>,
  head: number,
  pictures: Pictures | null,
): Animal['photo'] {
  if (pictures === null || head > 1 || place.number > PICTURED || place.zooId === 'zoo-demo') return null;
  const drawing = drawingOfSpecies(animal.specieId);
  if (drawing === null) return null;
  const { url } = pictures.show(
    { zooId: place.zooId, kind: 'animals', ownerId: animal.animalId, name: 'main' },
    drawing,
  );
  return { url };
}

/**
 * Returns the photos of the gallery: the main picture of the first animal and of the enclosure, one more of some
 * animals.
 */
export function photoDocuments(
  place: Place,
  animals: readonly Animal[],
  today: number,
  pictures: Pictures | null,
): SeedDocument[] {
  const layout = layoutOf(place.sectorKey);
  if (pictures === null || layout === null || place.number > PICTURED) return [];
  const { zooId, enclosureId, sectorId, number } = place;
  const photos: SeedDocument[] = [];
  const add = (of: PictureOf, drawing: string, about: About, daysAgo: number) =>
    photos.push({
      ...documentOf(place, about, pictures.show(of, drawing), instantOf(today, daysAgo), photos.length + number),
      drawing,
    });
  const ofEnclosure = { kind: 'enclosure', subjectId: enclosureId, animalId: null } as const;
  add({ zooId, kind: 'enclosures', ownerId: enclosureId, name: 'main' }, `scene-${layout}`, ofEnclosure, 30 + number);
  const first = animals[0];
  const drawing = drawingOfSpecies(first?.specieId ?? null);
  if (first !== undefined && first.photo !== null && drawing !== null) {
    const about = { kind: 'animal', subjectId: first.animalId, animalId: first.animalId } as const;
    add({ zooId, kind: 'animals', ownerId: first.animalId, name: 'main' }, drawing, about, 12 + number);
    if (number <= 2)
      add({ zooId, kind: 'animals', ownerId: first.animalId, name: 'evening' }, `${drawing}-evening`, about, number);
  }
  if (number === 1)
    add(
      { zooId, kind: 'sectors', ownerId: sectorId, name: 'main' },
      `scene-${layout}-evening`,
      { kind: 'sector', subjectId: sectorId, animalId: null },
      45,
    );
  return photos;
}

type About = Pick<Photo, 'kind' | 'subjectId' | 'animalId'>;

function documentOf(
  place: Place,
  about: About,
  shown: ShownPicture,
  takenAtUnix: number,
  number: number,
): SeedDocument {
  const photoId = `${about.subjectId}--photo-${number}`;
  const photo = photoSchema.parse({
    ...about,
    ...shown,
    // Known once the picture is drawn.
    bytes: 0,
    photoId,
    zooId: place.zooId,
    enclosureId: about.kind === 'sector' ? null : place.enclosureId,
    sectorId: place.sectorId,
    caption: number % 3 === 0 ? '' : (CAPTIONS[number % CAPTIONS.length] ?? ''),
    takenAtUnix,
    uploadedBy: place.keepers[0] ?? place.planner,
    uploadedAtUnix: takenAtUnix + 3_600_000,
  } satisfies Photo);
  return stored(`photos/${photoId}`, photo);
}

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

/** Captions of the sample pictures, in the language of the park and in the others. */
const CAPTIONS: readonly (Pick<Photo, 'caption'> & { readonly trad: Photo['trad'] })[] = [
  {
    caption: 'Au réveil',
    trad: {
      en: 'Just woken up',
      es: 'Recién despierto',
      de: 'Nach dem Aufwachen',
      it: 'Al risveglio',
      nl: 'Net wakker',
      pt: 'Ao acordar',
    },
  },
  {
    caption: 'Après la distribution',
    trad: {
      en: 'After feeding',
      es: 'Después de la comida',
      de: 'Nach der Fütterung',
      it: 'Dopo il pasto',
      nl: 'Na het voeren',
      pt: 'Depois da refeição',
    },
  },
  {
    caption: 'Premier jour dehors',
    trad: {
      en: 'First day outdoors',
      es: 'Primer día al aire libre',
      de: 'Erster Tag draußen',
      it: 'Primo giorno all’aperto',
      nl: 'Eerste dag buiten',
      pt: 'Primeiro dia ao ar livre',
    },
  },
  {
    caption: 'Pendant l’entraînement',
    trad: {
      en: 'During training',
      es: 'Durante el entrenamiento',
      de: 'Beim Training',
      it: 'Durante l’addestramento',
      nl: 'Tijdens de training',
      pt: 'Durante o treino',
    },
  },
  {
    caption: 'À l’ombre',
    trad: {
      en: 'In the shade',
      es: 'A la sombra',
      de: 'Im Schatten',
      it: 'All’ombra',
      nl: 'In de schaduw',
      pt: 'À sombra',
    },
  },
];
const NO_CAPTION = { caption: '', trad: {} };

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
    ...(number % 3 === 0 ? NO_CAPTION : (CAPTIONS[number % CAPTIONS.length] ?? NO_CAPTION)),
    takenAtUnix,
    uploadedBy: place.keepers[0] ?? place.planner,
    uploadedAtUnix: takenAtUnix + 3_600_000,
  } satisfies Photo);
  return stored(`photos/${photoId}`, photo);
}

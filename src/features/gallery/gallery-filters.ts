import type { PhotoQuestion } from '#data/photos/photo-list.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { choice } from '#kit/filters/filter-kinds.ts';
import { filtersOf, type ValuesOf } from '#kit/filters/filter-set.ts';

const PLACES = { sector: choice('sector'), enclosure: choice('enclosure'), animal: choice('animal') };

export type GalleryFilters = ValuesOf<typeof PLACES>;

/** The filters of the gallery: one place at a time, the database answers it. */
export const GALLERY_FILTERS = filtersOf<Photo>()(PLACES, {
  changed: (_before, chosen) => ({ sector: null, enclosure: null, animal: null, ...chosen }),
});

/** Returns the question for the database; of several places, which only a typed address names, the narrowest counts. */
export function photoQuestion(zooId: string, filters: GalleryFilters, size: number): PhotoQuestion {
  const { animal, enclosure, sector } = filters;
  if (animal !== null) return { zooId, size, animalId: animal };
  if (enclosure !== null) return { zooId, size, enclosureId: enclosure };
  return sector === null ? { zooId, size } : { zooId, size, sectorId: sector };
}

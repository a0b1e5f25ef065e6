import type { PhotoQuestion } from '#data/photos/photo-list.ts';
import { arrangement, choice, optional } from '#kit/filters/filter-kinds.ts';
import { filtersOf, type ValuesOf } from '#kit/filters/filter-set.ts';
import { GALLERY_KINDS, type GalleryItem } from './gallery-items.ts';

const NOWHERE = { sector: null, enclosure: null, animal: null } as const;
const FILTERS = {
  sector: choice('sector'),
  enclosure: choice('enclosure'),
  animal: choice('animal'),
  kind: optional('kind', GALLERY_KINDS),
  /** by day: under the days they were taken on; by photo: one after the other, larger */
  view: arrangement('view', ['day', 'photo'], 'day'),
};

export type GalleryFilters = ValuesOf<typeof FILTERS>;

/** The filters of the gallery: one place at a time, which the database answers, and the kind of file. */
export const GALLERY_FILTERS = filtersOf<GalleryItem>()(FILTERS, {
  changed: (before, chosen) => ({ ...before, ...('kind' in chosen || 'view' in chosen ? {} : NOWHERE), ...chosen }),
  keptAs: 'gallery',
});

/** Returns the question for the database; of several places, which only a typed address names, the narrowest counts. */
export function galleryQuestion(zooId: string, filters: GalleryFilters, size: number): PhotoQuestion {
  const { animal, enclosure, sector } = filters;
  if (animal !== null) return { zooId, size, animalId: animal };
  if (enclosure !== null) return { zooId, size, enclosureId: enclosure };
  return sector === null ? { zooId, size } : { zooId, size, sectorId: sector };
}

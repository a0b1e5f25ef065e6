import type { PhotoQuestion } from '#data/photos/photo-list.ts';
import { withParameters } from '#lib/address-parameters.ts';

/** By day: under the days they were taken. By photo: one after the other, larger. */
export const GALLERY_VIEWS = ['day', 'photo'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];

/** What is shown of the gallery; at most one place at a time, the narrowest that was chosen. */
export type GalleryFilters = {
  readonly view: GalleryView;
  readonly animal: string | null;
  readonly enclosure: string | null;
  readonly sector: string | null;
};

export const NO_PLACE = { animal: null, enclosure: null, sector: null } as const;

/** Returns the filters that an address asks for; what it does not know is left out. */
export function galleryFiltersOf(parameters: URLSearchParams): GalleryFilters {
  const text = (name: string) => parameters.get(name) || null;
  const view = GALLERY_VIEWS.find((one) => one === parameters.get('view')) ?? 'day';
  return { view, animal: text('animal'), enclosure: text('enclosure'), sector: text('sector') };
}

/** Returns the address with these filters; whatever else it says stays. */
export function addressOfGallery(filters: GalleryFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, { ...filters, view: filters.view === 'day' ? null : filters.view });
}

/** Returns what to ask the database for. */
export function photoQuestion(zooId: string, filters: GalleryFilters, size: number): PhotoQuestion {
  const { animal, enclosure, sector } = filters;
  if (animal !== null) return { zooId, size, animalId: animal };
  if (enclosure !== null) return { zooId, size, enclosureId: enclosure };
  return sector === null ? { zooId, size } : { zooId, size, sectorId: sector };
}

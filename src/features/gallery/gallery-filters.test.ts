import { describe, expect, it } from 'vitest';
import { addressOfGallery, galleryFiltersOf, NO_PLACE, photoQuestion } from './gallery-filters.ts';

describe('the filters of the gallery', () => {
  it('stand in the address', () => {
    const filters = { ...NO_PLACE, sector: 's', view: 'photo' } as const;
    const address = addressOfGallery(filters, new URLSearchParams('x=1&animal=a'));
    expect(address.toString()).toBe('x=1&sector=s&view=photo');
    expect(galleryFiltersOf(address)).toEqual(filters);
  });
  it('are by day and of everything when the address says nothing, or nonsense', () => {
    expect(galleryFiltersOf(new URLSearchParams('view=year&animal='))).toEqual({ ...NO_PLACE, view: 'day' });
  });
  it('ask for the narrowest place', () => {
    const filters = { view: 'day', animal: 'a', enclosure: 'e', sector: 's' } as const;
    expect(photoQuestion('z', filters, 60)).toEqual({ zooId: 'z', size: 60, animalId: 'a' });
    expect(photoQuestion('z', { ...filters, animal: null }, 60)).toEqual({ zooId: 'z', size: 60, enclosureId: 'e' });
    expect(photoQuestion('z', { ...NO_PLACE, view: 'day' }, 60)).toEqual({ zooId: 'z', size: 60 });
  });
});

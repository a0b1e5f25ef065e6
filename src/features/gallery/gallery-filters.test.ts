import { describe, expect, it } from 'vitest';
import { GALLERY_FILTERS, galleryQuestion } from './gallery-filters.ts';

const { none, read, write, changed } = GALLERY_FILTERS;

describe('the filters of the gallery', () => {
  it('stand in the address', () => {
    const places = { sector: 's', enclosure: 'e', animal: 'a', kind: 'video', view: 'photo' } as const;
    const address = write(places, new URLSearchParams());
    expect(address.toString()).toBe('sector=s&enclosure=e&animal=a&kind=video&view=photo');
    expect(read(address)).toEqual(places);
  });
  it('give up every other place when one is chosen, and all when one is taken back', () => {
    const before = { ...none, sector: 's', enclosure: 'e' };
    expect(changed?.(before, { animal: 'a' })).toEqual({ ...none, animal: 'a' });
    expect(changed?.(before, { enclosure: null })).toEqual(none);
    expect(changed?.({ ...before, kind: 'photo' }, { sector: 't' })).toEqual({ ...none, sector: 't', kind: 'photo' });
    expect(changed?.(before, { kind: 'video' })).toEqual({ ...before, kind: 'video' });
    expect(changed?.(before, { view: 'photo' })).toEqual({ ...before, view: 'photo' });
  });
  it('ask for the narrowest place', () => {
    const filters = { ...none, animal: 'a', enclosure: 'e', sector: 's' };
    expect(galleryQuestion('z', filters, 60)).toEqual({ zooId: 'z', size: 60, animalId: 'a' });
    expect(galleryQuestion('z', { ...filters, animal: null }, 60)).toEqual({ zooId: 'z', size: 60, enclosureId: 'e' });
    expect(galleryQuestion('z', { ...none, sector: 's' }, 60)).toEqual({ zooId: 'z', size: 60, sectorId: 's' });
    expect(galleryQuestion('z', none, 60)).toEqual({ zooId: 'z', size: 60 });
  });
});

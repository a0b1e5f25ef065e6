import { describe, expect, it } from 'vitest';
import { GALLERY_FILTERS, photoQuestion } from './gallery-filters.ts';

const { none, read, write, changed } = GALLERY_FILTERS;

describe('the filters of the gallery', () => {
  it('stand in the address', () => {
    const places = { sector: 's', enclosure: 'e', animal: 'a' };
    const address = write(places, new URLSearchParams('view=photo'));
    expect(address.toString()).toBe('view=photo&sector=s&enclosure=e&animal=a');
    expect(read(address)).toEqual(places);
  });
  it('give up every other place when one is chosen, and all when one is taken back', () => {
    const before = { ...none, sector: 's', enclosure: 'e' };
    expect(changed?.(before, { animal: 'a' })).toEqual({ ...none, animal: 'a' });
    expect(changed?.(before, { enclosure: null })).toEqual(none);
  });
  it('ask for the narrowest place', () => {
    const filters = { animal: 'a', enclosure: 'e', sector: 's' };
    expect(photoQuestion('z', filters, 60)).toEqual({ zooId: 'z', size: 60, animalId: 'a' });
    expect(photoQuestion('z', { ...filters, animal: null }, 60)).toEqual({ zooId: 'z', size: 60, enclosureId: 'e' });
    expect(photoQuestion('z', { ...none, sector: 's' }, 60)).toEqual({ zooId: 'z', size: 60, sectorId: 's' });
    expect(photoQuestion('z', none, 60)).toEqual({ zooId: 'z', size: 60 });
  });
});

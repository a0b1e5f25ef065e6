import { describe, expect, it } from 'vitest';
import { animalFromDocument } from './animal.converter.ts';

describe('the animal of a document', () => {
  it('of an older register has nothing but its name: it is read all the same', () => {
    expect(animalFromDocument('a', { animalName: 'Nala', zooId: 'zoo-1' })).toMatchObject({
      ok: true,
      value: { animalId: 'a', animalName: 'Nala', animalSexe: null, status: 'present', isArchived: false },
    });
  });
  it('keeps an odd chip and an odd birth date as they stand', () => {
    const odd = { animalName: 'Nala', zooId: 'zoo-1', animalChipId: '123', animalBirthdate: '2014' };
    expect(animalFromDocument('a', odd)).toMatchObject({
      ok: true,
      value: { animalChipId: '123', animalBirthdate: '2014' },
    });
  });
  it('is an error when its status is none', () => {
    expect(animalFromDocument('a', { animalName: 'Nala', zooId: 'zoo-1', status: 'lost' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'a', field: 'status' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { anAnimal } from '../../../../tests/support/builders/park.ts';
import { formAnimal } from './form-animal.ts';
import { mayTakeBack, takenBack } from './taken-back.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const before = formAnimal(anAnimal());

describe('the undoing of a saved change', () => {
  it('restores the former values, except those that others have changed since', () => {
    const now = formAnimal(anAnimal({ animalName: 'Nola', notes: 'Boite' }));
    expect(takenBack(before, { animalName: 'Nola' }, now)).toEqual({ fields: { animalName: before.animalName } });
  });
  it('is not possible once others have changed the same', () => {
    const now = formAnimal(anAnimal({ animalName: 'Naïla' }));
    expect(takenBack(before, { animalName: 'Nola' }, now)).toBeNull();
  });
  it('is not offered after an odd value was mended', () => {
    const odd = { ...before, animalChipId: '250269600000012' };
    expect(mayTakeBack(odd, { animalChipId: '25026960000001' }, NOW)).toBe(false);
    expect(mayTakeBack(odd, { notes: 'Boite' }, NOW)).toBe(true);
  });
});

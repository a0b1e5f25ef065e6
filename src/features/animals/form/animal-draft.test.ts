import { describe, expect, it } from 'vitest';
import { anAnimal } from '../../../../tests/support/builders/park.ts';
import { changedFields, draftFrom, NOTHING_TYPED, overtakenFields, typedInto } from './animal-draft.ts';
import { formAnimal, savedFields } from './form-animal.ts';

const nala = anAnimal();
const stored = { fields: formAnimal(nala), updatedAtUnix: nala.updatedAtUnix };

describe('what is being changed of an animal', () => {
  it('remembers the animal as it was when the first field was touched', () => {
    const first = typedInto(NOTHING_TYPED, { animalName: 'Nola' }, stored);
    const later = { fields: formAnimal(anAnimal({ notes: 'Boite' })), updatedAtUnix: 5 };
    const second = typedInto(first, { notes: 'Mange bien' }, later);
    expect(second.base).toBe(stored);
    expect(second.touched).toEqual({ animalName: 'Nola', notes: 'Mange bien' });
  });
  it('is nothing when what is typed is what is stored, whatever blanks stand around it', () => {
    const draft = typedInto(NOTHING_TYPED, { animalName: ' Nala ', subspecies: '' }, stored);
    expect(changedFields(draft, stored.fields)).toEqual([]);
    expect(changedFields(typedInto(draft, { animalSexe: 'Male' }, stored), stored.fields)).toEqual(['animalSexe']);
  });
  it('is overtaken where somebody else changed the same field, and only there', () => {
    const draft = typedInto(NOTHING_TYPED, { animalName: 'Nola', notes: 'Mange bien' }, stored);
    const now = formAnimal(anAnimal({ animalName: 'Naïla', registryId: 'PTR-1' }));
    expect(overtakenFields(draft, now)).toEqual(['animalName']);
    expect(overtakenFields(draft, formAnimal(anAnimal({ animalName: 'Nola' })))).toEqual([]);
  });
  it('survives being kept, and a damaged one is nothing typed', () => {
    const draft = typedInto(NOTHING_TYPED, { animalSexe: 'Male' }, stored);
    expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(draftFrom({ touched: { animalSexe: 'Both' }, base: null })).toEqual(NOTHING_TYPED);
    expect(draftFrom(null)).toEqual(NOTHING_TYPED);
  });
});

it('what is saved is what is said anew, tidy, and says nothing of who may read the animal', () => {
  const typed = { ...stored.fields, animalName: '  Nola ', animalChipId: ' ', authorizedFacilities: ['zoo-2'] };
  expect(savedFields(typed, stored.fields)).toEqual({ animalName: 'Nola', animalChipId: null });
});

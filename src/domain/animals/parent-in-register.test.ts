import { describe, expect, it } from 'vitest';
import { parentFault, parentIn } from './parent-in-register.ts';

const animal = (animalId: string, more: object = {}) => ({
  animalId,
  registryId: null,
  animalChipId: null,
  animalSexe: 'Male' as const,
  animalBirthdate: null as string | null,
  ...more,
});

describe('a parent', () => {
  const child = { animalId: 'nala', animalBirthdate: '03/2019' };
  it.each([
    ['the animal itself', animal('nala'), 'animal/parent-self'],
    ['an animal of the other sex', animal('a', { animalSexe: 'Femelle' }), 'animal/parent-sex'],
    ['an animal of unknown sex', animal('a', { animalSexe: null }), null],
    ['born in the same month', animal('a', { animalBirthdate: '03/2019' }), 'animal/parent-younger'],
    ['born the month before', animal('a', { animalBirthdate: '02/2019' }), null],
    ['born nobody knows when', animal('a'), null],
  ] as const)('%s: %s', (_what, sire, fault) => {
    expect(parentFault('sire', sire, child)).toBe(fault);
  });
});

describe('a parent in the register', () => {
  const simba = animal('simba', { registryId: 'PTR-1', otherIdentifiers: [{ kind: 'gan', value: 'ABC12' }] });
  const scar = animal('scar', { mergedInto: 'simba' });
  const all = [simba, scar, animal('kovu', { registryId: 'PTR-2' }), animal('nuka', { animalChipId: 'PTR-2' })];
  it.each([
    ['is the named animal', { animalId: 'simba', text: 'Old name' }, 'simba'],
    ['is the record into which the named one was merged', { animalId: 'scar', text: '' }, 'simba'],
    ['has the text as an identifier', { animalId: null, text: 'abc12' }, 'simba'],
    ['is nobody when two have the number', { animalId: null, text: 'PTR-2' }, null],
    ['is nobody when none has the number', { animalId: null, text: 'Simba' }, null],
    ['is nobody once it is gone', { animalId: 'gone', text: 'PTR-1' }, null],
    ['is nobody without a text', { animalId: null, text: '' }, null],
  ] as const)('%s', (_what, parent, found) => {
    expect(parentIn(parent, all)?.animalId ?? null).toBe(found);
  });
  it('ends with records that were merged into one another', () => {
    const ring = [animal('a', { mergedInto: 'b' }), animal('b', { mergedInto: 'a' })];
    expect(parentIn({ animalId: 'a', text: '' }, ring)).not.toBeNull();
  });
});

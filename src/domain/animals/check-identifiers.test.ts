import { describe, expect, it } from 'vitest';
import { identifiersFault, settledChip, takenNumber, tidyIdentifiers } from './check-identifiers.ts';
import type { OtherIdentifier } from './other-identifiers.ts';

const tag = (value: string, more: Partial<OtherIdentifier> = {}): OtherIdentifier => ({ kind: 'tag', value, ...more });
const gan = (value: string, more: Partial<OtherIdentifier> = {}) => tag(value, { kind: 'gan', ...more });
const transponder = (value: string) => tag(value, { kind: 'transponder' });
const FIFTEEN = '250269600000012';
const FOURTEEN = '25026960000001';

describe('typed identifiers', () => {
  it('are stored without blanks, empty days and empty lines, a transponder in digits alone', () => {
    expect(
      tidyIdentifiers([
        tag(' A12 ', { validFrom: '', validUntil: '2024-01-31' }),
        tag(' '),
        transponder('250 2696 0000 0012'),
      ]),
    ).toEqual([tag('A12', { validUntil: '2024-01-31' }), transponder(FIFTEEN)]);
  });
  it.each([
    ['one of each kind', [tag('A12'), gan('G1'), transponder(FIFTEEN), tag('A12', { kind: 'local' })], null],
    ['a period of one day', [tag('A', { validFrom: '2024-01-31', validUntil: '2024-01-31' })], null],
    ['a former GAN and the present one', [gan('G1', { validUntil: '2024-01-31' }), gan('G2')], null],
    ['a transponder of 14 digits', [transponder(FOURTEEN)], null],
    ['ten', Array.from({ length: 10 }, (_, at) => tag(`A${at}`)), null],
    ['eleven', Array.from({ length: 11 }, (_, at) => tag(`A${at}`)), 'generic/invalid-input'],
    ['no number', [tag('', { validFrom: '2024-01-31' })], 'animal/identifier-empty'],
    ['101 characters', [tag('x'.repeat(101))], 'generic/invalid-input'],
    ['the same twice', [tag('A12'), tag('A12')], 'animal/identifier-repeated'],
    ['a transponder of 13 digits', [transponder('2502696000000')], 'animal/identifier-transponder'],
    [
      'an end before the beginning',
      [tag('A', { validFrom: '2024-02-01', validUntil: '2024-01-31' })],
      'animal/identifier-period',
    ],
    ['a day that does not exist', [tag('A', { validFrom: '2023-02-29' })], 'animal/identifier-period'],
    ['two GANs at once', [gan('G1'), gan('G2')], 'animal/identifier-gan-twice'],
  ] as const)('%s: %s', (_what, identifiers, code) => {
    expect(identifiersFault(identifiers)?.code ?? null).toBe(code);
  });
});

describe('a typed chip', () => {
  it('of 14 digits is the chip, also with signs between them', () => {
    expect(settledChip({ animalChipId: '2502-6960 000001' })).toEqual({ animalChipId: FOURTEEN });
  });
  it('of 15 digits stands among the further identifiers once, as an import keeps it', () => {
    const settled = { animalChipId: null, otherIdentifiers: [tag('A'), transponder(FIFTEEN)] };
    expect(settledChip({ animalChipId: FIFTEEN, otherIdentifiers: [tag('A')] })).toEqual(settled);
    expect(settledChip({ ...settled, animalChipId: FIFTEEN })).toEqual(settled);
  });
  it('of another length stays as it was typed', () => {
    expect(settledChip({ animalChipId: '250' })).toEqual({ animalChipId: '250' });
    expect(settledChip({ animalChipId: null })).toEqual({ animalChipId: null });
  });
});

describe('a number of another animal', () => {
  const nala = {
    animalId: 'nala',
    animalName: 'Nala',
    animalChipId: FOURTEEN,
    otherIdentifiers: [gan('G1'), tag('A')],
  };
  it.each([
    ['its chip', { animalChipId: FOURTEEN }, { field: 'animalChipId', value: FOURTEEN, name: 'Nala' }],
    [
      'its chip as a transponder',
      { animalChipId: null, otherIdentifiers: [transponder(FOURTEEN)] },
      { field: 'otherIdentifiers', value: FOURTEEN, name: 'Nala' },
    ],
    [
      'its GAN',
      { animalChipId: null, otherIdentifiers: [gan('G1')] },
      { field: 'otherIdentifiers', value: 'G1', name: 'Nala' },
    ],
    ['its tag, which may repeat', { animalChipId: null, otherIdentifiers: [tag('A')] }, null],
    ['no number', { animalChipId: null }, null],
  ] as const)('%s', (_what, mine, taken) => {
    expect(takenNumber({ animalId: 'zoe', ...mine }, [nala])).toEqual(taken);
  });
  it('is free on the animal itself and on a record that was merged', () => {
    expect(takenNumber(nala, [nala])).toBeNull();
    expect(takenNumber({ ...nala, animalId: 'zoe' }, [{ ...nala, mergedInto: 'zoe' }])).toBeNull();
  });
});

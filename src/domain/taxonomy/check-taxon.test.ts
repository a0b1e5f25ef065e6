import { describe, expect, it } from 'vitest';
import { checkTaxon, tidyTaxon, type TypedTaxon } from './check-taxon.ts';

const bundle = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: {
    felidae: { familyName: 'Félins', familyLatinName: 'Felidae', orderId: 'carnivora' },
    ursidae: { familyName: 'Ours', familyLatinName: 'Ursidae', orderId: 'carnivora' },
  },
};
const codes = (differences: Partial<TypedTaxon>, ownId: string | null = null) => {
  const taxon = { kind: 'family', name: '', latinName: 'Canidae', orderId: 'carnivora', ...differences } as const;
  const found = checkTaxon(tidyTaxon(taxon), bundle, ownId);
  return Object.entries(found).map(([field, error]) => `${field} ${error.code}`);
};

describe('a family or an order', () => {
  it('is valid with a Latin name alone, which is then its name', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ kind: 'order', latinName: 'Primates', orderId: null })).toEqual([]);
    expect(tidyTaxon({ kind: 'order', name: ' ', latinName: ' Primates ', orderId: 'x' })).toEqual({
      kind: 'order',
      name: 'Primates',
      latinName: 'Primates',
      orderId: null,
    });
  });
  it.each([
    [{ latinName: '' }, 'latinName taxon/latin-required'],
    [{ latinName: 'canidae' }, 'latinName taxon/latin-invalid'],
    [{ latinName: 'Canis lupus' }, 'latinName taxon/latin-invalid'],
    [{ name: 'Dogs', latinName: `C${'a'.repeat(300)}` }, 'latinName taxon/name-too-long'],
    [{ latinName: 'Felidae' }, 'latinName taxon/exists'],
    [{ kind: 'order', latinName: 'Carnivora' }, 'latinName taxon/exists'],
    [{ orderId: null }, 'orderId taxon/order-required'],
    [{ name: 'x'.repeat(301) }, 'name taxon/name-too-long'],
  ] as const)('%j is refused: %s', (differences, code) => expect(codes(differences)).toEqual([code]));
  it('may have a Latin name of 300 letters', () => expect(codes({ latinName: `C${'a'.repeat(299)}` })).toEqual([]));
  it('keeps its own Latin name', () => expect(codes({ latinName: 'Felidae' }, 'felidae')).toEqual([]));
});

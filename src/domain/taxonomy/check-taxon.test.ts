import { describe, expect, it } from 'vitest';
import { checkLabel, labelNameIn, tidyLabel } from './check-label.ts';
import { checkTaxon, tidyTaxon, type TypedTaxon } from './check-taxon.ts';
import { labelDocument, labelFields } from './label-document.ts';
import { labelSchema } from './taxonomy.ts';

const bundle = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: { felidae: { familyName: 'Félins', familyLatinName: 'Felidae', orderId: 'carnivora' } },
};
const codes = (differences: Partial<TypedTaxon>, ownId: string | null = null) => {
  const taxon = { kind: 'family', name: '', latinName: 'Canidae', orderId: 'carnivora', ...differences } as const;
  const found = checkTaxon(tidyTaxon(taxon), bundle, ownId);
  return Object.entries(found).map(([field, error]) => `${field} ${error.code}`);
};

describe('a family or an order', () => {
  it('is in order with a Latin name alone, which is then its name', () => {
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
    [{ latinName: 'Felidae' }, 'latinName taxon/exists'],
    [{ kind: 'order', latinName: 'Carnivora' }, 'latinName taxon/exists'],
    [{ orderId: null }, 'orderId taxon/order-required'],
    [{ name: 'x'.repeat(301) }, 'name taxon/name-too-long'],
  ] as const)('%j is refused: %s', (differences, code) => expect(codes(differences)).toEqual([code]));
  it('keeps its own Latin name', () => expect(codes({ latinName: 'Felidae' }, 'felidae')).toEqual([]));
});

describe('a tag, category or goal', () => {
  it('needs a French name', () => {
    expect(checkLabel(tidyLabel({ name: ' ', trad: { en: 'Smell' } }))).toEqual({
      fr: { code: 'label/name-required' },
    });
    expect(checkLabel(tidyLabel({ name: 'Odeur', trad: { en: 'Smell' } }))).toEqual({});
  });
  it('is called by its French name where another is not known', () => {
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'en')).toBe('Smell');
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'de')).toBe('Odeur');
  });
  it.each(['tags', 'categories', 'goals'] as const)('of %s is read as it was stored', (kind) => {
    const label = { id: 'a', name: 'Odeur', trad: { fr: 'Odeur' }, archived: false };
    expect(labelSchema.parse(labelFields('a', labelDocument(kind, label)))).toEqual(label);
  });
  it.each([{ tagName: 'Odeur' }, { label: 'Odeur' }, { trad: { fr: 'Odeur' } }])(
    'of an older kind is read: %j',
    (data) =>
      expect(labelSchema.parse(labelFields('a', data))).toMatchObject({ id: 'a', name: 'Odeur', archived: false }),
  );
});

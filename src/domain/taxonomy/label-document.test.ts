import { describe, expect, it } from 'vitest';
import { labelDocument, labelFields } from './label-document.ts';
import { labelSchema } from './taxonomy.ts';

describe('a tag, category or goal', () => {
  it.each(['tags', 'categories', 'goals'] as const)('of %s is read as it was stored', (kind) => {
    const label = { id: 'a', name: 'Odeur', trad: { fr: 'Odeur' }, archived: false };
    expect(labelSchema.parse(labelFields('a', labelDocument(kind, label)))).toEqual(label);
  });
  it('has the field names of the specification, which other programs read', () => {
    const label = { id: 'a', name: 'Odeur', trad: {}, archived: true };
    expect(labelDocument('tags', label)).toEqual({ ...label, tagId: 'a', tagName: 'Odeur' });
    expect(labelDocument('goals', label)).toEqual({ ...label, label: 'Odeur' });
    expect(labelDocument('categories', label)).toEqual(label);
  });
  it('is read by its own name first, and as archived only where it says so', () => {
    const data = { name: 'Odeur', tagName: 'Parfum', trad: { fr: 'Senteur', de: 'Duft' }, archived: true };
    expect(labelFields('a', data)).toMatchObject({ name: 'Odeur', trad: data.trad, archived: true });
    expect(labelFields('a', { ...data, name: '', archived: 'yes' })).toMatchObject({ name: 'Parfum', archived: false });
    expect(labelFields('a', { trad: null })).toMatchObject({ name: '', trad: {} });
  });
  it.each([{ tagName: 'Odeur' }, { label: 'Odeur' }, { trad: { fr: 'Odeur' } }])(
    'of an older kind is read: %j',
    (data) =>
      expect(labelSchema.parse(labelFields('a', data))).toMatchObject({ id: 'a', name: 'Odeur', archived: false }),
  );
});

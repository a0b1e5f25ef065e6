import { describe, expect, it } from 'vitest';
import { bundledSpecies, taxonomyBundleSchema, taxonomyPartSchema } from './bundle.ts';
import { BUNDLE_PART_BYTES, bundleOf, bytesOf } from './bundle-of.ts';
import { OLDER_SPECIES, type Species } from './taxonomy.ts';

const at = { version: 1, updatedAtUnix: 0 };
const oneSpecies = (specieId: string, named: Partial<Species> = {}): Species => ({
  ...OLDER_SPECIES,
  specieId,
  specieLatinName: `Genus ${specieId}`,
  ...named,
});
const many = (count: number) => Array.from({ length: count }, (_, number) => oneSpecies(`s${number}`));
const felidae = {
  familyId: 'felidae',
  familyName: '',
  familyLatinName: 'Felidae',
  familyOrder: { orderId: 'carnivora' },
};
const carnivora = { orderId: 'carnivora', orderName: 'Carnivores', orderLatinName: 'Carnivora' };

describe('the bundle of a catalogue', () => {
  it('of an empty catalogue is a head without parts', () => {
    expect(bundleOf([], [], [], at)).toEqual({
      head: { version: 1, updatedAtUnix: 0, parts: 0, orders: {}, families: {} },
      parts: [],
    });
  });
  it('holds the order of each family, and every species once', () => {
    const { head, parts } = bundleOf([oneSpecies('lion')], [felidae], [carnivora], at);
    expect(taxonomyBundleSchema.parse(head)).toEqual(head);
    expect(head.families['felidae']).toEqual({ familyName: '', familyLatinName: 'Felidae', orderId: 'carnivora' });
    expect(head.orders['carnivora']).toEqual({ orderName: 'Carnivores', orderLatinName: 'Carnivora' });
    expect(parts.map((part) => Object.keys(taxonomyPartSchema.parse(part).species))).toEqual([['lion']]);
  });
  it.each([
    [1_000, 1],
    [1_001, 2],
    [2_500, 3],
  ])('of %i species takes %i parts', (count, expected) => {
    const { head, parts } = bundleOf(many(count), [], [], at);
    expect([head.parts, parts.length]).toEqual([expected, expected]);
    expect(parts.reduce((sum, { species }) => sum + Object.keys(species).length, 0)).toBe(count);
  });
  it('is the same whatever order the species are read in', () => {
    expect(bundleOf(many(50).toReversed(), [], [], at)).toEqual(bundleOf(many(50), [], [], at));
  });
  it('fills a part up to its last byte', () => {
    const first = oneSpecies('a');
    const second = (length: number) => oneSpecies('b', { specieName: 'x'.repeat(length) });
    const sizeOf = (one: Species) => bytesOf(one.specieId, bundledSpecies(one));
    const room = BUNDLE_PART_BYTES - sizeOf(first) - sizeOf(second(0));
    expect(bundleOf([first, second(room)], [], [], at).parts).toHaveLength(1);
    expect(bundleOf([first, second(room + 1)], [], [], at).parts).toHaveLength(2);
  });
  it('opens a part early where the names are long', () => {
    const long = many(900).map((one) => ({ ...one, specieName: 'é'.repeat(300), trad: { en: 'é'.repeat(300) } }));
    const { parts } = bundleOf(long, [], [], at);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(BUNDLE_PART_BYTES);
  });
});

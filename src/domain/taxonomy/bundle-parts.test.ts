import { describe, expect, it } from 'vitest';
import { bundledSpecies } from './bundle.ts';
import { BUNDLE_PART_BYTES, bundleOf, bytesOf } from './bundle-of.ts';
import { partsWith } from './bundle-parts.ts';
import { OLDER_SPECIES, type Species } from './taxonomy.ts';

const at = { version: 1, updatedAtUnix: 0 };
const oneSpecies = (specieId: string, named: Partial<Species> = {}): Species => ({
  ...OLDER_SPECIES,
  specieId,
  specieLatinName: `Genus ${specieId}`,
  ...named,
});
const many = (count: number) => Array.from({ length: count }, (_, number) => oneSpecies(`s${number}`));

describe('one species of the bundle', () => {
  const { parts } = bundleOf(many(1_500), [], [], at);
  const said = bundledSpecies(oneSpecies('new', { specieName: 'Nouvelle' }));

  it('is written where it stands', () => {
    const number = parts.findIndex(({ species }) => 's7' in species);
    const changed = partsWith(parts, 's7', said);
    expect([...changed.keys()]).toEqual([number]);
    expect(changed.get(number)?.species['s7']).toEqual(said);
  });
  it('that is new goes where there is room', () => expect([...partsWith(parts, 'new', said).keys()]).toEqual([1]));
  it('that is new opens a part when all are full', () => {
    expect([...partsWith(parts.slice(0, 1), 'new', said).keys()]).toEqual([1]);
    expect([...partsWith([], 'new', said)]).toEqual([[0, { species: { new: said } }]]);
  });
  it('that is new in the first of two parts with room, goes there', () => {
    const light = bundleOf(many(10), [], [], at).parts;
    const [part] = light;
    expect([...partsWith([part!, part!], 'new', said).keys()]).toEqual([0]);
    expect([...partsWith([part!, part!], 's7', said).keys()]).toEqual([0]);
  });
  it('fills a part to its last byte, and no further', () => {
    const weight = (name: string) => bytesOf('s', bundledSpecies(oneSpecies('s', { specieName: name })));
    const named = (bytes: number) => bundledSpecies(oneSpecies('s', { specieName: 'x'.repeat(bytes) }));
    const rest = BUNDLE_PART_BYTES - weight('');
    const empty = [{ species: {} }];
    expect([...partsWith(empty, 's', named(rest)).keys()]).toEqual([0]);
    expect([...partsWith(empty, 's', named(rest + 1)).keys()]).toEqual([1]);
  });
  it('weighs three bytes for a letter outside ASCII', () => {
    const weight = (specieName: string) => bytesOf('s', bundledSpecies(oneSpecies('s', { specieName })));
    expect([weight('é') - weight(''), weight('éaé') - weight('')]).toEqual([3, 7]);
  });
  it('moves on when it has grown too large for its part', () => {
    const heavy = bundledSpecies(oneSpecies('s7', { specieName: 'x'.repeat(BUNDLE_PART_BYTES) }));
    const number = parts.findIndex(({ species }) => 's7' in species);
    const changed = partsWith(parts, 's7', heavy);
    expect(changed.get(number)?.species).not.toHaveProperty('s7');
    expect(changed.get(2)?.species['s7']).toEqual(heavy);
  });
  it('is taken out of the part that holds it, and nowhere else', () => {
    const changed = partsWith(parts, 's7', null);
    expect(changed.size).toBe(1);
    expect(Object.keys([...changed.values()][0]!.species)).not.toContain('s7');
    expect(partsWith(parts, 'unheard-of', null).size).toBe(0);
  });
});

it('the bundle has its species in the order of their ids, whatever the order of the list', () => {
  const order = (...ids: string[]) =>
    bundleOf(
      ids.map((id) => oneSpecies(id)),
      [],
      [],
      at,
    ).parts.flatMap(({ species }) => Object.keys(species));
  expect([order('b', 'a', 'c'), order('c', 'b', 'a')]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { aGroup, anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { makeRows } from '../rows/make-rows.ts';
import { surroundingsOf } from '../rows/surroundings.ts';
import { waysBack } from './former-places.ts';

const surroundings = surroundingsOf({
  enclosures: [anEnclosure()],
  groups: [aGroup()],
  sectors: [],
  taxonomy: aTaxonomy(),
  language: 'fr',
  today: Date.parse('2026-11-21T00:00:00Z'),
});
const rowsOf = (...animals: readonly Parameters<typeof aRegisterAnimal>[0][]) =>
  makeRows(animals.map(aRegisterAnimal), surroundings);
const nala = { animalId: 'nala', enclosureId: 'plain', groupId: 'pride' };
const zoe = { animalId: 'zoe', enclosureId: 'plain', groupId: null };
const kit = { animalId: 'kit', enclosureId: 'hill', groupId: null };
const ibis = { animalId: 'ibis', enclosureId: null, groupId: null };

describe('the ways back of moved animals', () => {
  it('are one move for each former place', () => {
    expect(new Set(waysBack(rowsOf(nala, zoe, kit), { enclosure: true, group: true }))).toEqual(
      new Set([
        { animalIds: ['nala'], enclosureId: 'plain', groupId: 'pride' },
        { animalIds: ['zoe'], enclosureId: 'plain', groupId: null },
        { animalIds: ['kit'], enclosureId: 'hill', groupId: null },
      ]),
    );
  });
  it('leave alone the group or the enclosure that the move did not change', () => {
    expect(waysBack(rowsOf(nala, zoe), { enclosure: true, group: false })).toEqual([
      { animalIds: ['nala', 'zoe'], enclosureId: 'plain' },
    ]);
    expect(waysBack(rowsOf(ibis), { enclosure: false, group: true })).toEqual([{ animalIds: ['ibis'], groupId: null }]);
  });
  it('do not exist for an animal that had no enclosure', () => {
    expect(waysBack(rowsOf(nala, ibis), { enclosure: true, group: false })).toBeNull();
  });
});

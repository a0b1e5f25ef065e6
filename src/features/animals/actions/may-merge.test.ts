import { expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { mayMerge } from './may-merge.ts';

const here = { state: 'present', sector: aSector({ sectorId: 'savanna' }), sharedBy: null } as const;
const vet = anActor({ sectors: { management: [], veterinary: ['savanna'], nutrition: [], keeper: [] } });

it.each([
  ['two animals that live in the sector of a vet', [here, here], true],
  ['one animal', [here], false],
  ['three animals', [here, here, here], false],
  ['an archived record', [here, { ...here, state: 'archived' }], false],
  ['a dead animal', [here, { ...here, state: 'dead' }], false],
  ['an animal of another establishment', [here, { ...here, sharedBy: { zooId: 'z', zooName: null } }], false],
  ['an animal of another sector', [here, { ...here, sector: aSector({ sectorId: 'lagoon' }) }], false],
] as const)('%s: a merger is offered is %s', (_case, rows, expected) => {
  expect(mayMerge(vet, rows)).toBe(expected);
});

it('a keeper is offered none: the other record would go to the archives', () => {
  expect(mayMerge(anActor(), [here, here])).toBe(false);
});

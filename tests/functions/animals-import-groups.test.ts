import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAnimals } from '../../functions/src/animals/import-animals.ts';
import { undoImport } from '../../functions/src/animals/undo-import.ts';
import { retirePlace } from '../../functions/src/places/retire-place.ts';
import type { ImportGroup } from '../../src/domain/animal-import/import-group.ts';
import { groupSchema } from '../../src/domain/groups/group.ts';
import { type AnimalPark, createAnimalPark, createEnclosure, GIRAFFE, ZEBRA } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
type Stored = { groupId: string; registryIds?: string[] };
const group = (differences: Partial<ImportGroup> = {}): ImportGroup => ({
  ...{ line: 2, registryIds: [randomUUID()], groupName: 'Shoal', specieId: ZEBRA, enclosureId: park.enclosureId },
  ...{ census: { males: 2, females: 3, unsexed: 20 }, memo: '' },
  ...differences,
});
async function outcomes(groups: readonly ImportGroup[], who: Who = 'keeper', importId?: string): Promise<string[]> {
  const request = { zooId: park.zooId, rows: [], groups, ...(importId === undefined ? {} : { importId }) };
  const answer = await callInProcess(importAnimals, park.people[who].userId, request);
  if (!answer.success) return [outcomeOf(answer)];
  return answer.data.results.map(({ outcome, code, field }) => (code === null ? outcome : `${code} at ${field}`));
}
const undo = async (importId: string) => {
  const request = { zooId: park.zooId, importId };
  const answer = await callInProcess(undoImport, park.people.keeper.userId, request);
  return answer.success ? answer.data : outcomeOf(answer);
};
const storedOf = async ({ registryIds: [id = ''] }: ImportGroup) =>
  (await allOf<Stored>('groups', park.zooId)).filter(({ registryIds }) => registryIds?.includes(id) === true);

describe('groups of a register', () => {
  it('are created with species, place, sector and count, change, and stay when they come again', async () => {
    const first = group({ memo: 'from the river' });
    expect(await outcomes([first])).toEqual(['created']);
    const [stored] = await storedOf(first);
    expect(stored).toMatchObject({
      ...{ groupName: 'Shoal', label: 'Shoal', value: stored!.groupId, species: [ZEBRA], memo: 'from the river' },
      ...{ enclosureId: park.enclosureId, linkedSectorId: park.sectorId, males: 2, females: 3, unsexed: 20 },
      ...{ animalsCount: 0, isArchived: false, registryIds: first.registryIds },
    });
    expect(groupSchema.safeParse(stored).success).toBe(true);
    const before = await everything();
    expect(await outcomes([{ ...first, groupName: '', census: null }])).toEqual(['unchanged']);
    expect(await everything()).toBe(before);
    const gan = randomUUID();
    const next = { ...first, registryIds: [gan, ...first.registryIds], groupName: '', specieId: GIRAFFE };
    expect(await outcomes([{ ...next, census: { males: 0, females: 0, unsexed: 30 } }])).toEqual(['updated']);
    expect(await storedOf({ ...first, registryIds: [gan] })).toMatchObject([
      {
        ...{ groupId: stored!.groupId, groupName: 'Shoal', species: [ZEBRA, GIRAFFE], unsexed: 30, males: 0 },
        registryIds: [...first.registryIds, gan],
      },
    ]);
    await expectAgreement(park.zooId);
  });

  it('take the sector of the enclosure to which they move', async () => {
    const elsewhere = group();
    await outcomes([elsewhere], 'admin');
    expect(await outcomes([{ ...elsewhere, enclosureId: park.otherEnclosureId }], 'admin')).toEqual(['updated']);
    expect(await storedOf(elsewhere)).toMatchObject([
      { enclosureId: park.otherEnclosureId, linkedSectorId: park.otherSectorId },
    ]);
  });

  it('that are wrong are refused alone, each by its field', async () => {
    const archived = await createEnclosure(park.zooId, park.sectorId, { isArchived: true });
    const known = group();
    await outcomes([known]);
    const [stored] = await storedOf(known);
    await database.doc(`groups/${stored!.groupId}`).update({ isArchived: true });
    const twice = group();
    expect(
      await outcomes([
        known,
        group({ enclosureId: archived }),
        group({ enclosureId: park.otherEnclosureId }),
        group({ enclosureId: 'gone' }),
        group({ specieId: 'griffon' }),
        group({ groupName: '' }),
        twice,
        twice,
      ]),
    ).toEqual([
      'group/archived at registryId',
      'animal/enclosure-archived at enclosureId',
      'generic/permission-denied at enclosureId',
      'animal/enclosure-unknown at enclosureId',
      'animal/species-unknown at specieId',
      'group/name-required at groupName',
      'created',
      'animal/registry-taken at registryId',
    ]);
  });

  it('of a sector of others are not changed by a keeper, and by no visitor', async () => {
    const other = group({ enclosureId: park.otherEnclosureId });
    await outcomes([other], 'admin');
    expect(await outcomes([{ ...other, enclosureId: park.enclosureId }])).toEqual([
      'generic/permission-denied at registryId',
    ]);
    expect(await outcomes([group()], 'visitor')).toEqual(['demo/unauthorized-action']);
    expect(await outcomes([group()], 'pedago')).toEqual(['generic/permission-denied']);
  });

  it('sent twice at the same time are created once', async () => {
    const one = group();
    await Promise.all([outcomes([one]), outcomes([one])]);
    expect(await storedOf(one)).toHaveLength(1);
  });

  it('go when their import is undone; changed ones get their values back', async () => {
    const known = group();
    await outcomes([known]);
    const importId = randomUUID();
    const created = group();
    await outcomes([created, { ...known, groupName: 'Clan', census: null }], 'keeper', importId);
    expect(await undo(importId)).toEqual({ removed: 1, restored: 1, kept: 0, hasMore: false });
    expect(await storedOf(created)).toEqual([]);
    expect(await storedOf(known)).toMatchObject([{ groupName: 'Shoal', label: 'Shoal', unsexed: 20 }]);
  });

  it('stay when somebody has changed them since, or when animals joined them', async () => {
    const importId = randomUUID();
    const [counted, joined] = [group(), group()];
    await outcomes([counted, joined], 'keeper', importId);
    await database.doc(`groups/${(await storedOf(counted))[0]!.groupId}`).update({ unsexed: 21 });
    await database.doc(`groups/${(await storedOf(joined))[0]!.groupId}`).update({ animalsCount: 1 });
    expect(await undo(importId)).toMatchObject({ removed: 0, restored: 0, kept: 2 });
    await database.doc(`groups/${(await storedOf(joined))[0]!.groupId}`).update({ animalsCount: 0 });
  });
});

it('an enclosure in which a group is counted is not retired, and the group not deleted; archived, it frees the enclosure', async () => {
  const enclosureId = await createEnclosure(park.zooId, park.sectorId);
  const one = group({ enclosureId });
  await outcomes([one]);
  const [stored] = await storedOf(one);
  const retire = async (kind: string, id: string, mode: string) =>
    outcomeOf(await callInProcess(retirePlace, park.people.admin.userId, { zooId: park.zooId, kind, id, mode }));
  expect(await retire('enclosure', enclosureId, 'archive')).toBe('enclosure/has-animals at id');
  expect(await retire('group', stored!.groupId, 'delete')).toBe('group/has-animals at id');
  expect(await retire('group', stored!.groupId, 'archive')).toBe('done');
  expect(await retire('enclosure', enclosureId, 'archive')).toBe('done');
});

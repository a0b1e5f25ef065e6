import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { isRefusedInDemo, mayDo, OPERATIONS, type Operation } from './operations.ts';

const inSavanna = { zooId: 'zoo-1', sectorIds: ['savanna'], authorId: 'someone' };
const operations = Object.keys(OPERATIONS) as Operation[];

describe('the operations a person may do', () => {
  it('are none in another establishment, whatever the role', () => {
    for (const role of ['user', 'admin', 'superAdmin'] as const)
      expect(operations.filter((o) => mayDo(anActor({ role }), o, { ...inSavanna, zooId: 'zoo-2' }))).toEqual([]);
  });
  it('are none on tasks in a discovery establishment', () => {
    const manager = anActor({ role: 'admin', tier: 'discovery' });
    expect(operations.filter((o) => o.startsWith('task') && mayDo(manager, o, inSavanna))).toEqual([]);
  });
  it('let a keeper create and work on tasks but not cancel another’s', () => {
    const keeper = anActor();
    expect(mayDo(keeper, 'task.create', inSavanna)).toBe(true);
    expect(mayDo(keeper, 'task.work', inSavanna)).toBe(true);
    expect(mayDo(keeper, 'task.manage', inSavanna)).toBe(false);
  });
  it('let the author cancel a task', () => {
    expect(mayDo(anActor(), 'task.manage', { ...inSavanna, authorId: 'keeper-1' })).toBe(true);
  });
  it('let management cancel in its own sector and in no other', () => {
    const lead = anActor({ sectors: { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] } });
    expect(mayDo(lead, 'task.manage', inSavanna)).toBe(true);
    expect(mayDo(lead, 'task.manage', { ...inSavanna, sectorIds: ['aviary'] })).toBe(false);
  });
  it.each(['admin', 'superAdmin'] as const)('let a %s manage every task of the establishment', (role) => {
    expect(mayDo(anActor({ role }), 'task.manage', { ...inSavanna, sectorIds: ['aviary'] })).toBe(true);
  });
  it('leave a pedagogical account nothing, author or not', () => {
    const pedago = anActor({
      role: 'pedagoadmin',
      sectors: { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] },
    });
    const own = { ...inSavanna, authorId: pedago.userId, memberIds: [pedago.userId] };
    expect(operations.filter((o) => mayDo(pedago, o, own))).toEqual(['reference.read', 'user.read', 'zoo.read']);
  });
  it('keep the administration of establishments for provider staff', () => {
    expect(mayDo(anActor({ role: 'superAdmin' }), 'zoo.administer', inSavanna)).toBe(false);
    expect(
      mayDo(anActor({ role: 'superAdmin', isStaff: true }), 'zoo.administer', { ...inSavanna, zooId: 'zoo-2' }),
    ).toBe(true);
  });
});

describe('the operations of one kind of person', () => {
  const may = (actor: Parameters<typeof mayDo>[0], operation: Operation, subject = {}) =>
    mayDo(actor, operation, { ...inSavanna, ...subject });
  it('let the establishment’s ethologists edit campaigns, and no other keeper', () => {
    expect(may(anActor({ isEthologist: true }), 'campaign.edit')).toBe(true);
    expect(may(anActor(), 'campaign.edit')).toBe(false);
  });
  it('let the owner alone edit a quick-evaluation group, the manager neither', () => {
    expect(may(anActor(), 'quickGroup.edit', { authorId: 'keeper-1' })).toBe(true);
    expect(may(anActor({ role: 'superAdmin' }), 'quickGroup.edit')).toBe(false);
  });
  it('let members evaluate it, and nobody else', () => {
    expect(may(anActor(), 'quickGroup.evaluate', { memberIds: ['keeper-1'] })).toBe(true);
    expect(may(anActor(), 'quickGroup.evaluate', { memberIds: [] })).toBe(false);
  });
  it('let the vet of the sector write health records, its keeper not', () => {
    const sectors = { management: [], veterinary: ['savanna'], nutrition: [], keeper: [] };
    expect(may(anActor({ sectors }), 'record.write')).toBe(true);
    expect(may(anActor(), 'record.write')).toBe(false);
  });
  it('let the keeper of the sector edit its animals but not part with them', () => {
    expect(may(anActor(), 'animal.edit')).toBe(true);
    expect(may(anActor(), 'animal.depart')).toBe(false);
  });
  it('let nobody but admins share an animal with other establishments', () => {
    const sectors = { management: ['savanna'], veterinary: ['savanna'], nutrition: [], keeper: ['savanna'] };
    expect(may(anActor({ sectors }), 'animal.share')).toBe(false);
    expect(may(anActor({ role: 'admin' }), 'animal.share')).toBe(true);
  });
  it('let every role of the sector add photos, and its keeper remove only their own', () => {
    const nutrition = { management: [], veterinary: [], nutrition: ['savanna'], keeper: [] };
    expect([anActor(), anActor({ sectors: nutrition })].map((one) => may(one, 'photo.add'))).toEqual([true, true]);
    expect(may(anActor(), 'photo.add', { sectorIds: ['aviary'] })).toBe(false);
    expect(may(anActor(), 'photo.remove')).toBe(false);
    expect(may(anActor(), 'photo.remove', { authorId: 'keeper-1' })).toBe(true);
  });
  it('let the nutrition of the sector write its notes, and every role read them', () => {
    const nutrition = { management: [], veterinary: [], nutrition: ['savanna'], keeper: [] };
    expect(may(anActor({ sectors: nutrition }), 'nutrition.write')).toBe(true);
    expect(may(anActor(), 'nutrition.write')).toBe(false);
    expect([may(anActor(), 'nutrition.read'), may(anActor({ role: 'pedagoadmin' }), 'nutrition.read')]).toEqual([
      true,
      false,
    ]);
  });
  it('let the person who collected a value correct it', () => {
    expect(may(anActor(), 'value.correct', { authorId: 'keeper-1' })).toBe(true);
    expect(may(anActor(), 'value.correct')).toBe(false);
  });
  it('keep the shared references and the flags of staff for the provider', () => {
    for (const operation of ['reference.edit', 'user.setStaffFlags', 'enrichment.editOfficial'] as const) {
      expect(may(anActor({ role: 'superAdmin' }), operation)).toBe(false);
      expect(may(anActor({ isStaff: true }), operation)).toBe(true);
    }
  });
});

describe('demonstration mode', () => {
  const visitor = anActor({ isDemo: true });
  it('refuses every operation that writes and none that reads', () => {
    expect(operations.filter((o) => !isRefusedInDemo(visitor, o) && !o.endsWith('.read'))).toEqual([]);
    expect(operations.filter((o) => isRefusedInDemo(visitor, o) && o.endsWith('.read'))).toEqual([]);
  });
  it('refuses nothing elsewhere', () => {
    expect(operations.some((o) => isRefusedInDemo(anActor(), o))).toBe(false);
  });
});

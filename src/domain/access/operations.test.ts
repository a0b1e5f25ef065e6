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
    expect(operations.filter((o) => mayDo(pedago, o, { ...inSavanna, authorId: pedago.userId }))).toEqual([]);
  });
  it('keep the administration of establishments for provider staff', () => {
    expect(mayDo(anActor({ role: 'superAdmin' }), 'zoo.administer', inSavanna)).toBe(false);
    expect(
      mayDo(anActor({ role: 'superAdmin', isStaff: true }), 'zoo.administer', { ...inSavanna, zooId: 'zoo-2' }),
    ).toBe(true);
  });
});

describe('demonstration mode', () => {
  it('refuses every operation that writes and none that reads', () => {
    const visitor = anActor({ isDemo: true });
    expect(operations.filter((o) => !isRefusedInDemo(visitor, o))).toEqual(['task.read', 'sector.read']);
  });
  it('refuses nothing elsewhere', () => {
    expect(operations.some((o) => isRefusedInDemo(anActor(), o))).toBe(false);
  });
});

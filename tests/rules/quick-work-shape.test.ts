import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { MAX_OBJECTIVE_VALUE } from '../../src/domain/quick-groups/quick-objective.ts';
import { aQuickEvaluation } from '../support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../support/builders/quick-group.ts';
import { aQuickAction, aQuickNote, aQuickObjective } from '../support/builders/quick-work.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const KINDS = {
  notes: { idField: 'noteId', make: aQuickNote, change: { content: 'Sec.' } },
  objectives: { idField: 'objectiveId', make: aQuickObjective, change: { currentValue: 2 } },
  actions: { idField: 'actionId', make: aQuickAction, change: { status: 'completed' } },
} as const;
type Kind = keyof typeof KINDS;
const EVERY_KIND = Object.keys(KINDS) as Kind[];

describe('the work of a group of quick evaluations', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-quick-work');
    await environment.clearFirestore();
    const group = (groupId: string, differences = {}) => ({
      path: `fastEvalGroups/${groupId}`,
      data: aQuickGroup({ groupId, ownerId: 'ana', memberIds: ['ana', 'bo'], zooId: 'zoo-1', ...differences }),
    });
    const evaluationOf = (groupId: string, evaluationId: string, zooId = 'zoo-1') => ({
      path: `fastEvalGroups/${groupId}/evaluations/${evaluationId}`,
      data: aQuickEvaluation({ groupId, evaluationId, zooId }),
    });
    await place(environment, [
      storedZoo('zoo-1', { zooTiers: 'discovery' }),
      storedZoo('zoo-2'),
      storedZoo('zoo-demo', { isDemo: true }),
      ...['ana', 'bo', 'cy'].map((name) => storedUser(name, 'zoo-1')),
      storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedUser('visitor', 'zoo-demo'),
      group('g'),
      group('archived', { isArchived: true }),
      group('other', { zooId: 'zoo-2' }),
      evaluationOf('g', 'e-own'),
      evaluationOf('other', 'e-foreign', 'zoo-2'),
      ...[aDocument('objectives', 'ana', 'g'), aDocument('objectives', 'ana', 'other', { zooId: 'zoo-2' })].map(
        ({ path, data }, which) => ({
          path: path.replace(/[^/]+$/, which === 0 ? 'o-own' : 'o-foreign'),
          data: { ...data, objectiveId: which === 0 ? 'o-own' : 'o-foreign' },
        }),
      ),
      group('shown', { zooId: 'zoo-demo', ownerId: 'visitor', memberIds: ['visitor'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const stamp = (name: string, at: number) => ({ [`${name}At`]: Timestamp.fromMillis(at), [`${name}AtUnix`]: at });
  const aDocument = (kind: Kind, by: string, groupId: string, differences: Record<string, unknown> = {}) => {
    serial += 1;
    const id = documentId(`work ${serial}`);
    const now = Date.now();
    const { idField, make } = KINDS[kind];
    const day = { notes: {}, objectives: { deadlineAt: null }, actions: { dueAt: null } }[kind];
    const data = {
      ...{ ...make({ groupId, zooId: 'zoo-1', createdBy: by, updatedBy: by }), ...day, [idField]: id },
      ...{ ...stamp('created', now), ...stamp('updated', now), ...differences },
    };
    return { path: `fastEvalGroups/${groupId}/${kind}/${id}`, data };
  };
  const create = (kind: Kind, by = 'ana', groupId = 'g', differences: Record<string, unknown> = {}) => {
    const { path, data } = aDocument(kind, by, groupId, differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const change = async (
    kind: Kind,
    fields: Record<string, unknown>,
    by = 'ana',
    groupId = 'g',
    before: Record<string, unknown> = {},
  ) => {
    const document = aDocument(kind, 'ana', groupId, before);
    await place(environment, [document]);
    const whole = { ...fields, updatedBy: by, ...stamp('updated', Date.now()) };
    return isAllowed(() => updateDoc(doc(seenBy(environment, by), document.path), whole));
  };

  it.each(EVERY_KIND)(
    '%s are written by owner and members, not by a colleague, an admin or a stranger',
    async (kind) => {
      for (const by of ['ana', 'bo'])
        expect([await create(kind, by), await change(kind, KINDS[kind].change, by)]).toEqual([true, true]);
      for (const by of ['cy', 'admin', 'teacher', 'stranger'])
        expect([await create(kind, by), await change(kind, KINDS[kind].change, by)]).toEqual([false, false]);
    },
  );
  it.each(EVERY_KIND)('%s are not written in an archived group, a foreign one or the demonstration', async (kind) => {
    expect(await create(kind, 'ana', 'archived')).toBe(false);
    expect(await change(kind, KINDS[kind].change, 'ana', 'archived')).toBe(false);
    expect(await create(kind, 'ana', 'other')).toBe(false);
    expect(await create(kind, 'visitor', 'shown', { zooId: 'zoo-demo' })).toBe(false);
  });
  it.each(EVERY_KIND)('%s keep their author and their group, and are signed by who writes', async (kind) => {
    for (const wrong of [{ createdBy: 'bo' }, { updatedBy: 'bo' }, { groupId: 'other' }, { extra: 1 }])
      expect(await create(kind, 'ana', 'g', wrong)).toBe(false);
    for (const wrong of [{ createdBy: 'bo' }, { groupId: 'other' }, { zooId: 'zoo-2' }])
      expect(await change(kind, wrong)).toBe(false);
  });
  it.each(EVERY_KIND)('%s have no field of another name in the place of one of their own', async (kind) => {
    const { path, data } = aDocument(kind, 'ana', 'g');
    const { isArchived, ...others }: Record<string, unknown> = data;
    const renamed = { ...others, rank: isArchived };
    expect(await isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), path), renamed))).toBe(false);
  });
  it.each(EVERY_KIND)(
    '%s are archived and brought back, read by the establishment, deleted by nobody',
    async (kind) => {
      expect(await change(kind, { isArchived: true })).toBe(true);
      expect(await change(kind, { isArchived: 'yes' })).toBe(false);
      const document = aDocument(kind, 'ana', 'g');
      await place(environment, [document]);
      const reads = (by: string) => isAllowed(() => getDoc(doc(seenBy(environment, by), document.path)));
      expect(await Promise.all(['ana', 'cy', 'admin', 'teacher', 'stranger'].map(reads))).toEqual([
        ...[true, true, true, false, false],
      ]);
      expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, 'ana'), document.path)))).toBe(false);
    },
  );
  it('a note has a content, an objective figures within its bounds, an action words of its lists', async () => {
    expect(await create('notes', 'ana', 'g', { content: ' \n' })).toBe(false);
    for (const target of [MAX_OBJECTIVE_VALUE, -MAX_OBJECTIVE_VALUE, null])
      expect(await create('objectives', 'ana', 'g', { target })).toBe(true);
    for (const target of [MAX_OBJECTIVE_VALUE + 1, -MAX_OBJECTIVE_VALUE - 1, 'many'])
      expect(await create('objectives', 'ana', 'g', { target })).toBe(false);
    expect(await create('objectives', 'ana', 'g', { status: 'done' })).toBe(false);
    for (const wrong of [{ priority: 'urgent' }, { category: 'housing' }, { status: 'DONE' }, { title: '' }])
      expect(await create('actions', 'ana', 'g', wrong)).toBe(false);
  });
  it('a note names an evaluation of its group, or none', async () => {
    for (const evaluationId of ['e-own', null]) {
      expect(await create('notes', 'ana', 'g', { evaluationId })).toBe(true);
      expect(await change('notes', { evaluationId })).toBe(true);
    }
    for (const evaluationId of ['e-foreign', 'e-nowhere', 'o-own']) {
      expect(await create('notes', 'ana', 'g', { evaluationId })).toBe(false);
      expect(await change('notes', { evaluationId })).toBe(false);
    }
  });
  it('an action names an objective of its group and a member, or none', async () => {
    for (const links of [{ objectiveId: 'o-own' }, { assigneeId: 'bo' }, { objectiveId: null, assigneeId: null }]) {
      expect(await create('actions', 'ana', 'g', links)).toBe(true);
      expect(await change('actions', links)).toBe(true);
    }
    for (const links of [
      ...[{ objectiveId: 'o-foreign' }, { objectiveId: 'o-nowhere' }, { objectiveId: 'e-own' }],
      ...[{ assigneeId: 'cy' }, { assigneeId: 'stranger' }],
    ]) {
      expect(await create('actions', 'ana', 'g', links)).toBe(false);
      expect(await change('actions', links)).toBe(false);
    }
  });
  it('an action of a person who has left the group is closed, and handed to nobody but a member', async () => {
    const left = { assigneeId: 'cy', objectiveId: 'o-gone' };
    expect(await change('actions', { status: 'completed' }, 'ana', 'g', left)).toBe(true);
    expect(await change('actions', { assigneeId: 'stranger' }, 'ana', 'g', left)).toBe(false);
    expect(await change('actions', { assigneeId: 'bo' }, 'ana', 'g', left)).toBe(true);
  });
  it('a day and its instant are one', async () => {
    const day = 1_800_000_000_000;
    const due = { dueAt: Timestamp.fromMillis(day), dueAtUnix: day };
    expect(await create('actions', 'ana', 'g', due)).toBe(true);
    expect(await create('actions', 'ana', 'g', { ...due, dueAtUnix: day + 1 })).toBe(false);
    expect(await change('objectives', { deadlineAt: due.dueAt, deadlineAtUnix: day })).toBe(true);
    expect(await change('objectives', { deadlineAt: null, deadlineAtUnix: day })).toBe(false);
  });
});

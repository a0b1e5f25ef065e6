import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { initialFieldsOf, olderFieldsOf } from '../fields/field.ts';
import { ANIMALS } from './animals.ts';
import { CLOSED_PATHS } from './closed-paths.ts';
import { COLLECTIONS } from './collections.ts';
import { type Collection, isOpen, isWritable, operationsOf, privilegedFieldsOf } from './declaration.ts';
import { ENCLOSURES } from './enclosures.ts';
import { GROUPS } from './groups.ts';
import { REFERENCES } from './references.ts';
import { TASK_NOTES } from './task-notes.ts';
import { USERS } from './users.ts';

const at = (path: string) => COLLECTIONS[path] as Collection;

describe('the registry of collections', () => {
  it('gives a field that a document lacks an empty value or one of its choices, never a text of its own', () => {
    const invented = Object.entries(COLLECTIONS).flatMap(([path, { schema }]) => {
      if (schema === null) return [];
      const defaults = { ...olderFieldsOf(schema), ...initialFieldsOf(schema) };
      return Object.entries(defaults).flatMap(([name, value]) => {
        const field = schema.shape[name];
        // A field of a choice takes no other text.
        const isInvented =
          typeof value === 'string' && value !== '' && field !== undefined && z.safeParse(field, `${value}?`).success;
        return isInvented ? [`${path} ${name}`] : [];
      });
    });
    expect(invented).toEqual([]);
  });
  it('gives a flag that a document lacks no, and a number that it lacks 0, but for the named ones', () => {
    const others = Object.entries(COLLECTIONS).flatMap(([path, { schema }]) => {
      if (schema === null) return [];
      const defaults = Object.entries({ ...olderFieldsOf(schema), ...initialFieldsOf(schema) });
      const isOther = (value: unknown) => value === true || (typeof value === 'number' && value !== 0);
      return defaults.filter(([, value]) => isOther(value)).map(([name, value]) => `${path} ${name}: ${String(value)}`);
    });
    expect(others).toEqual([]);
  });
  it('opens neither the server’s secrets nor a collection whose screens do not exist yet', () => {
    const closed = Object.values(CLOSED_PATHS).flat();
    expect(
      closed.filter((path) => isOpen(at(path), 'get') || isOpen(at(path), 'list') || isWritable(at(path))),
    ).toEqual([]);
  });
  it('leaves changes of many documents at once to the server', () => {
    const kept = [
      'taskTemplates/{templateId}',
      'taskRuns/{runId}',
      'invitations/{invitationId}',
      'notifications/{notificationId}',
      'notificationSettings/{userId}',
      'information/{informationId}',
      'information/{informationId}/confirmations/{userId}',
      'animals/{animalId}',
      'zoo/{zooId}/animalRegister/{part}',
      'zoo/{zooId}/importMappings/{name}',
      'zoo/{zooId}/sessionWords/{kind}',
      'movements/{movementId}',
      'groups/{groupId}/animals/{animalId}',
      'photos/{photoId}',
    ];
    expect(kept.filter((path) => isWritable(at(path)))).toEqual([]);
    expect(isWritable(at('tasks/{taskId}'))).toBe(true);
  });
  it('lets people add notes to a task, and never change or remove one', () => {
    expect((['create', 'update', 'delete'] as const).filter((access) => isOpen(TASK_NOTES, access))).toEqual([
      'create',
    ]);
  });
  it('keeps from a person every field of their account that gives rights, and their picture, which is checked', () => {
    expect(privilegedFieldsOf(USERS)).toEqual(
      expect.arrayContaining([
        'userRight',
        'zooId',
        'userZoo',
        'akongoStaff',
        'akongoRank',
        'userStatus',
        'sectors',
        'userProfilePicture',
      ]),
    );
  });
  it('keeps from browsers what the server counts and archives', () => {
    expect(privilegedFieldsOf(ENCLOSURES)).toEqual(
      expect.arrayContaining(['areas', 'animalsCount', 'scanMissing', 'isArchived', 'archivedAt', 'zooId']),
    );
    expect(privilegedFieldsOf(GROUPS)).toEqual(expect.arrayContaining(['animalsCount', 'isArchived', 'zooId']));
  });
  it('lets people of other establishments read an animal by its own list alone, by no operation', () => {
    const { get, list } = ANIMALS.opens;
    expect([get, list]).toEqual([
      ['animal.read', 'authorized'],
      ['animal.read', 'authorized'],
    ]);
    expect(operationsOf(get)).toEqual(['animal.read']);
  });
  it.each(REFERENCES.map((one) => [one.path, one] as const))(
    'lets every account read the provider’s %s, and no browser write it',
    (_path, one) => {
      expect([operationsOf(one.opens.get), operationsOf(one.opens.list)]).toEqual([
        ['reference.read'],
        ['reference.read'],
      ]);
      expect([one.owner, isWritable(one)]).toEqual(['everybody', false]);
    },
  );
});

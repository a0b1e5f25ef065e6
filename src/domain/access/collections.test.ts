import { describe, expect, it } from 'vitest';
import { CLOSED_PATHS } from './closed-paths.ts';
import { type Collection, isOpen, isWritable, privilegedFieldsOf } from './collection.ts';
import { COLLECTIONS } from './collections.ts';

const at = (path: string) => COLLECTIONS[path] as Collection;

describe('the registry of collections', () => {
  it('opens nothing of what waits for its screens, nor of the server’s secrets', () => {
    const closed = Object.values(CLOSED_PATHS).flat();
    expect(
      closed.filter((path) => isOpen(at(path), 'get') || isOpen(at(path), 'list') || isWritable(at(path))),
    ).toEqual([]);
  });
  it('lets browsers write tasks, and neither their runs nor invitations', () => {
    expect(
      ['tasks/{taskId}', 'taskRuns/{runId}', 'invitations/{invitationId}'].map((path) => isWritable(at(path))),
    ).toEqual([true, false, false]);
  });
  it('keeps from a person every field of their account that gives rights, and their picture, which is checked', () => {
    expect(privilegedFieldsOf(at('users/{userId}'))).toEqual(
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
});

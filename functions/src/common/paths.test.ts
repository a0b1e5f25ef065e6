import { describe, expect, it } from 'vitest';
import {
  auditLogPath,
  invitationPath,
  invitationSecretPath,
  isDocumentId,
  passwordToApplyPath,
  sectorPath,
  taskPath,
  taskRunPath,
  temporaryPasswordPath,
  userPath,
  zooPath,
} from './paths.ts';

describe('the path of a document', () => {
  it('is its collection and its id', () => {
    expect([
      userPath('a'),
      temporaryPasswordPath('a'),
      zooPath('a'),
      sectorPath('a'),
      taskPath('a'),
      taskRunPath('a'),
      passwordToApplyPath('a'),
      invitationPath('a'),
      invitationSecretPath('a'),
      auditLogPath('a'),
    ]).toEqual([
      'users/a',
      'temporaryPasswords/a',
      'zoo/a',
      'sectors/a',
      'tasks/a',
      'taskRuns/a',
      'passwordsToApply/a',
      'invitations/a',
      'invitationSecrets/a',
      'zoo/a/auditLog',
    ]);
  });
  it.each(['', '/', 'a/b', 'a/../b', '.', '..', '__a__', 'é'.repeat(751)])('has no id %j', (id) => {
    expect(isDocumentId(id)).toBe(false);
    expect(() => zooPath(id)).toThrow(RangeError);
  });
  it.each(['a', 'zoo-1', '...', '__a', 'é'.repeat(750)])('may have the id %j', (id) => {
    expect(isDocumentId(id)).toBe(true);
  });
});

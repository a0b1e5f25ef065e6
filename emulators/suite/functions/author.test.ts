import { expect, it } from 'vitest';
import type { Caller } from '../../firestore/contract.ts';
import { authorOf } from './author.ts';

it.each<[string, Caller | undefined, object]>([
  ['a user by their uid', { kind: 'user', uid: 'u1', token: {} }, { authtype: 'unknown', authid: 'u1' }],
  [
    'the administrator by a service account of the project',
    { kind: 'owner' },
    { authtype: 'service_account', authid: 'firebase-adminsdk@demo-a.iam.gserviceaccount.com' },
  ],
  ['nobody as unauthenticated', { kind: 'anonymous' }, { authtype: 'unauthenticated' }],
  ['the suite itself as the system', undefined, { authtype: 'system' }],
])('the author of a change: %s', (_who, caller, author) => {
  expect(authorOf(caller, 'demo-a')).toEqual(author);
});

import { expect, it } from 'vitest';
import { bucketsOfProject, projectOfBucket } from './projects.ts';

it('rules look at the Firestore of the token, then of the bucket, then of the server', () => {
  const user = { kind: 'user', uid: 'ada', token: { aud: 'demo-a' } } as const;
  expect(projectOfBucket('demo-b.appspot.com', user, 'demo-c')).toBe('demo-a');
  expect(projectOfBucket('demo-b.appspot.com', { kind: 'anonymous' }, 'demo-c')).toBe('demo-b');
  expect(projectOfBucket('photos', { kind: 'anonymous' }, 'demo-c')).toBe('demo-c');
  expect(projectOfBucket('photos', { ...user, token: {} }, 'demo-c')).toBe('demo-c');
});

it('a project has its buckets of either form', () =>
  expect(bucketsOfProject('demo')).toEqual(['demo.appspot.com', 'demo.firebasestorage.app']));

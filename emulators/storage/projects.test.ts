import { expect, it } from 'vitest';
import { projectOfBucket } from './projects.ts';

it("rules read the Firestore of the token's project, then of the bucket's, then of the server's", () => {
  const user = { kind: 'user', uid: 'ada', token: { aud: 'demo-a' } } as const;
  expect(projectOfBucket('demo-b.appspot.com', user, 'demo-c')).toBe('demo-a');
  expect(projectOfBucket('demo-b.appspot.com', { kind: 'anonymous' }, 'demo-c')).toBe('demo-b');
  expect(projectOfBucket('photos', { kind: 'anonymous' }, 'demo-c')).toBe('demo-c');
  expect(projectOfBucket('photos', { ...user, token: {} }, 'demo-c')).toBe('demo-c');
});

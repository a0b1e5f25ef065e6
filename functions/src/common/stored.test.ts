import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { withTimestamps } from './stored.ts';

describe('a document as it is stored', () => {
  it('has a timestamp beside every instant', () => {
    expect(withTimestamps({ title: 'x', dueAtUnix: 1_500 })).toEqual({
      title: 'x',
      dueAtUnix: 1_500,
      dueAt: Timestamp.fromMillis(1_500),
    });
  });
  it('has no timestamp where there is no instant', () => {
    expect(withTimestamps({ dueAtUnix: null })).toEqual({ dueAtUnix: null, dueAt: null });
  });
  it('is otherwise the model', () => {
    expect(withTimestamps({ UnixName: 1, dueAt: 'x' })).toEqual({ UnixName: 1, dueAt: 'x' });
  });
});

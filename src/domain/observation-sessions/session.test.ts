import { expect, it } from 'vitest';
import { aFocalEntry, aScanEntry, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { sessionEntrySchema, sessionRecordSchema } from './session.ts';

it('an entry is a scan or a focal tap, and nothing else', () => {
  for (const entry of [aScanEntry(), aFocalEntry()]) expect(sessionEntrySchema.parse(entry)).toEqual(entry);
  expect(sessionEntrySchema.safeParse({ ...aScanEntry(), kind: 'song' }).success).toBe(false);
});

it('a record holds the entries of a device in their order', () => {
  const entries = [aFocalEntry({ entryId: 'b' }), aFocalEntry({ entryId: 'a' })];
  expect(sessionRecordSchema.parse(aSessionRecord({ entries })).entries).toEqual(entries);
});

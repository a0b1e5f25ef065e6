import { expect, it } from 'vitest';
import {
  aContextEntry,
  aFocalEntry,
  aScanEntry,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import { sessionEntrySchema, sessionRecordSchema } from './session.ts';

it('an entry is a scan, a focal tap or answers about the context, and nothing else', () => {
  for (const entry of [aScanEntry(), aFocalEntry(), aContextEntry()])
    expect(sessionEntrySchema.parse(entry)).toEqual(entry);
  expect(sessionEntrySchema.safeParse({ ...aScanEntry(), kind: 'song' }).success).toBe(false);
});

it('a record holds the entries of a device in their order', () => {
  const entries = [aFocalEntry({ entryId: 'b' }), aFocalEntry({ entryId: 'a' })];
  expect(sessionRecordSchema.parse(aSessionRecord({ entries })).entries).toEqual(entries);
});

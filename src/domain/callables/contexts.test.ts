import { expect, it } from 'vitest';
import { aContextContent } from '../../../tests/support/builders/context.ts';
import { archiveContextContract, publishContextContract, saveContextContract } from './contexts.ts';

it('carries the content of a context alone', () => {
  const request = { contextId: null, zooId: 'zoo-1', content: aContextContent(), expectedUpdatedAtUnix: null };
  expect(saveContextContract.request.safeParse(request).success).toBe(true);
  const other = { ...request, content: { ...aContextContent(), status: 'published' } };
  expect(saveContextContract.request.safeParse(other).success).toBe(false);
});

it('a context is published and archived by its id', () => {
  const published = { contextId: 'a', expectedUpdatedAtUnix: 1 };
  expect(publishContextContract.request.parse(published)).toEqual(published);
  expect(archiveContextContract.request.parse({ contextId: 'a', isArchived: true })).toEqual({
    contextId: 'a',
    isArchived: true,
  });
});

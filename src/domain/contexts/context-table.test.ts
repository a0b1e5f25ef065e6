import { expect, it } from 'vitest';
import { aContext, aContextQuestion, aContextVersion } from '../../../tests/support/builders/context.ts';
import { CONTEXT_KIND, contextTableSchema } from './context-table.ts';

it('a context is listed with the number of its questions, now and as published', () => {
  const questions = [aContextQuestion(), aContextQuestion({ questionId: 'other' })];
  const entry = CONTEXT_KIND.entryOf(
    aContext({ version: 1 }),
    CONTEXT_KIND.publishedEntryOf(aContextVersion({ questions })),
  );
  expect(entry).toMatchObject({ contextRef: 'CTX-TEST', questions: 1, version: 1, published: { questions: 2 } });
  const table = { contexts: { 'ctx-test': entry }, updatedAtUnix: 1 };
  expect(contextTableSchema.parse(table)).toEqual(table);
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ofDraft, ofVersion } from '../../../tests/support/builders/lifecycle.ts';
import { collectionOf, entryFields, lineOf, officialTableOf, publishedLineOf, registerOf } from './content-table.ts';

it('a line shows the present state of a draft and the published one', () => {
  const published = publishedLineOf(ofVersion(), { count: 1 });
  const line = lineOf({ ...ofDraft(), version: 1 }, { count: 2 }, published);
  expect(line).toEqual({
    ...{ count: 2, status: 'draft', version: 1, updatedAtUnix: 1_700_000_000_000 },
    published: { count: 1, atUnix: 1_700_000_000_000 },
  });
  expect(z.object(entryFields({ count: z.int() })).parse(line)).toEqual(line);
});

it('lists and collections are called after their kind', () => {
  expect([officialTableOf('ethogram'), registerOf('ethogram'), collectionOf('ethogram')]).toEqual([
    'shortEthogramTable',
    'ethogramRegister',
    'ethograms',
  ]);
});

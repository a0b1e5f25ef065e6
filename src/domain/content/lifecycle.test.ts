import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ofDraft, ofVersion } from '../../../tests/support/builders/lifecycle.ts';
import { contentId, idFieldOf, LIFECYCLE, OF_VERSION } from './lifecycle.ts';

it('an id stands under the name of its kind', () => {
  expect([idFieldOf('profile'), contentId('profile', 'p')]).toEqual(['profileId', { profileId: 'p' }]);
});

it('a draft and a version belong to an establishment or to nobody', () => {
  for (const zooId of [null, 'zoo-1']) {
    expect(z.object(LIFECYCLE).parse({ ...ofDraft(), zooId })).toEqual({ ...ofDraft(), zooId });
    expect(z.object(OF_VERSION).parse({ ...ofVersion(2), zooId })).toEqual({ ...ofVersion(2), zooId });
  }
  expect(z.object(LIFECYCLE).safeParse({ ...ofDraft(), status: 'deleted' }).success).toBe(false);
});

import { expect, it } from 'vitest';
import { CAMPAIGN_TYPES } from './campaign-type.ts';

it('a campaign has one of the three types of the specification', () => {
  expect(CAMPAIGN_TYPES).toEqual(['welfare', 'pedagogical', 'training']);
});

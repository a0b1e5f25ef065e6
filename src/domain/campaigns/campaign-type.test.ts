import { expect, it } from 'vitest';
import * as access from '../access/campaign-type.ts';
import { CAMPAIGN_TYPES } from './campaign-type.ts';

it('campaigns have the types to which rights are limited', () => {
  expect(CAMPAIGN_TYPES).toBe(access.CAMPAIGN_TYPES);
});

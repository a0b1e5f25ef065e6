import { expect, it } from 'vitest';
import { tidyFacilities } from './authorized-facilities.ts';

it('an animal’s own establishment always may read it, and stands first', () => {
  expect(tidyFacilities('zoo-1', [])).toEqual(['zoo-1']);
  expect(tidyFacilities('zoo-1', ['zoo-2', 'zoo-1', 'zoo-2'])).toEqual(['zoo-1', 'zoo-2']);
});

import { expect, it } from 'vitest';
import { FOCAL_ACTIONS } from '../observation-sessions/session.ts';
import { bareRecord, EXCHANGED_ACTIONS } from './exchanged-session.ts';

it('a bare record has a way to be seen and nothing else', () => {
  const { animal, sighting, behaviour, ...others } = bareRecord('Ada', 'not_visible', null);
  expect([animal, sighting, behaviour]).toEqual(['Ada', 'not_visible', null]);
  expect(Object.values(others).filter((value) => value !== null)).toEqual([[]]);
});
it('every tap but an undo is exchanged', () => {
  expect([...EXCHANGED_ACTIONS, 'undo'].toSorted()).toEqual([...FOCAL_ACTIONS].toSorted());
});

import { expect, it } from 'vitest';
import { importDraftFrom, withMatch } from './import-draft.ts';

it('a kept draft of another shape is no draft', () => {
  expect(importDraftFrom({ matches: { 'animal Rex': 1 } })).toEqual({ matches: {} });
  expect(importDraftFrom(null)).toEqual({ matches: {} });
  expect(importDraftFrom({ matches: { 'animal Rex': 'rex' } })).toEqual({ matches: { 'animal Rex': 'rex' } });
});
it('a name gets a meaning, another one, and none again', () => {
  const one = withMatch({ matches: { 'animal Ada': 'ada' } }, 'animal Rex', 'rex');
  expect(one.matches).toEqual({ 'animal Ada': 'ada', 'animal Rex': 'rex' });
  expect(withMatch(withMatch(one, 'animal Rex', 'two'), 'animal Rex', null).matches).toEqual({ 'animal Ada': 'ada' });
});

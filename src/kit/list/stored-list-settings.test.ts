import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { keepListSettings, recallListSettings } from './stored-list-settings.ts';

const kept = fakeLocalStorage();

const byName = { columnId: 'name', descending: false };
const chosen = { sort: { columnId: 'weight', descending: true }, order: ['weight', 'name'], shown: { chip: true } };

describe('the stored settings of a list', () => {
  it('is the list’s own way at first', () => {
    expect(recallListSettings('ana', 'animals', byName)).toEqual({ sort: byName, order: [], shown: {} });
  });
  it('is remembered for the person and the list', () => {
    keepListSettings('ana', 'animals', chosen);
    expect(recallListSettings('ana', 'animals', byName)).toEqual(chosen);
    expect(recallListSettings('bo', 'animals', byName)).toEqual({ sort: byName, order: [], shown: {} });
    expect(recallListSettings('ana', 'tasks', null)).toEqual({ sort: null, order: [], shown: {} });
  });
  it('may be no sort at all', () => {
    keepListSettings('ana', 'animals', { ...chosen, sort: null });
    expect(recallListSettings('ana', 'animals', byName).sort).toBeNull();
  });
  it.each([
    'not json',
    '[]',
    '7',
    '{"sort":{"columnId":7},"order":"x","shown":[1]}',
    '{"order":[7,null],"shown":{"a":"yes"}}',
  ])('is the list’s own way when what is kept is %s', (text) => {
    kept.set('enclos.list.ana.animals', text);
    expect(recallListSettings('ana', 'animals', byName)).toEqual({ sort: byName, order: [], shown: {} });
  });
});

import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { keepListSettings, recallListSettings } from './stored-list-settings.ts';

const kept = fakeLocalStorage();

const byName = { columnId: 'name', descending: false };
const own = { order: [], shown: {}, pinned: {}, widths: {}, density: 'comfortable' };
const chosen = {
  sort: { columnId: 'weight', descending: true },
  order: ['weight', 'name'],
  shown: { chip: true },
  pinned: { name: false, weight: true },
  widths: { name: 240 },
  density: 'compact',
} as const;

describe('the stored settings of a list', () => {
  it('are those of the list until the person chooses', () => {
    expect(recallListSettings('ana', 'animals', byName)).toEqual({ sort: byName, ...own });
  });
  it('are remembered for each person and each list', () => {
    keepListSettings('ana', 'animals', chosen);
    expect(recallListSettings('ana', 'animals', byName)).toEqual(chosen);
    expect(recallListSettings('bo', 'animals', byName)).toEqual({ sort: byName, ...own });
    expect(recallListSettings('ana', 'tasks', null)).toEqual({ sort: null, ...own });
  });
  it('keep the narrowest and the widest column', () => {
    const widths = { name: 64, chip: 800 };
    keepListSettings('ana', 'animals', { ...chosen, widths });
    expect(recallListSettings('ana', 'animals', byName).widths).toEqual(widths);
  });
  it('can be no sort at all', () => {
    keepListSettings('ana', 'animals', { ...chosen, sort: null });
    expect(recallListSettings('ana', 'animals', byName).sort).toBeNull();
  });
  it.each([
    'not json',
    '[]',
    '7',
    '{"sort":{"columnId":7},"order":"x","shown":[1]}',
    '{"order":[7,null],"shown":{"a":"yes"}}',
    '{"pinned":{"a":1},"widths":{"a":63,"b":801,"c":"240"},"density":"tiny"}',
  ])('are those of the list when the browser has kept %s', (text) => {
    kept.set('enclos.list.ana.animals', text);
    expect(recallListSettings('ana', 'animals', byName)).toEqual({ sort: byName, ...own });
  });
});

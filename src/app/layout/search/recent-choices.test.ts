import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../../tests/support/fakes/local-storage.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

const kept = fakeLocalStorage();

const choose = (userId: string, ...ids: string[]) => {
  for (const id of ids) rememberChoice(userId, { source: 'tasks', id });
};
const ids = (userId: string) => recentChoices(userId).map(({ id }) => id);

describe('the last choices of a person', () => {
  it('are none at first', () => {
    expect(recentChoices('ana')).toEqual([]);
  });
  it('are the latest first, each once, six at most', () => {
    choose('ana', '1', '2', '3', '4', '5', '6', '7', '3');
    expect(ids('ana')).toEqual(['3', '7', '6', '5', '4', '2']);
  });
  it('are not those of another person', () => {
    choose('ana', '1');
    expect(ids('bo')).toEqual([]);
  });
  it('keep no name on the device', () => {
    rememberChoice('ana', { source: 'people', id: 'user-7', label: 'Bo Lund' } as never);
    expect([...kept.values()].join()).not.toContain('Lund');
  });
  it.each(['not json', '{}', '[null, 7, {"source":"unknown","id":"1"}, {"source":"tasks"}]'])(
    'are none when %s is stored',
    (text) => {
      kept.set('enclos.search.ana', text);
      expect(recentChoices('ana')).toEqual([]);
    },
  );
});

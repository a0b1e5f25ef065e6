import { describe, expect, it } from 'vitest';
import { aFocalEntry } from '../../../tests/support/builders/observation-session.ts';
import { followedAnimals } from './followed-animals.ts';
import type { FocalAction } from './session.ts';

let serial = 0;
const taps = (animalId: string, ...actions: FocalAction[]) =>
  actions.map((action) => aFocalEntry({ entryId: `tap-${++serial}`, animalId, action, code: null, atUnix: serial }));

describe('the animals that a focal session followed', () => {
  it('have the number of their observations that were ended, of all devices', () => {
    const first = [...taps('bo', 'begin', 'end'), ...taps('ada', 'begin', 'end', 'begin', 'end')];
    expect(followedAnimals(['ada', 'bo', 'cy'], [first, taps('bo', 'begin', 'end')])).toEqual([
      { animalId: 'ada', observations: 2 },
      { animalId: 'bo', observations: 2 },
    ]);
  });
  it('leave out an observation that was not ended, or was taken back', () => {
    const undone = taps('bo', 'begin', 'end');
    const undo = aFocalEntry({ entryId: 'undo', animalId: 'bo', action: 'undo', undoesId: undone[1]?.entryId ?? '' });
    expect(followedAnimals(['ada', 'bo'], [[...taps('ada', 'begin'), ...undone, undo]])).toEqual([]);
  });
  it('leave out an animal that the session could not follow', () => {
    expect(followedAnimals(['ada'], [taps('stranger', 'begin', 'end')])).toEqual([]);
  });
  it('count once an animal that the session names twice', () => {
    expect(followedAnimals(['ada', 'ada'], [taps('ada', 'begin', 'end')])).toHaveLength(1);
  });
});

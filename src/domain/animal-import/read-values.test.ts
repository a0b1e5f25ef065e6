import { describe, expect, it } from 'vitest';
import { countsSeveral, isGroupType, readSex, readStatus } from './read-values.ts';

describe('sex', () => {
  it.each(['Male', 'M', 'mâle', 'MACHO', 'männlich', 'maschio', 'mannelijk', '1.0', '1.0.0', '1,0', '♂'])(
    '"%s" is male',
    (text) => expect(readSex(text)).toBe('Male'),
  );
  it.each(['Female', 'f', 'Femelle', 'hembra', 'weiblich', 'femmina', 'vrouwelijk', 'fêmea', '0.1', '0.1.0', '♀'])(
    '"%s" is female',
    (text) => expect(readSex(text)).toBe('Femelle'),
  );
  it.each(['Unknown', 'Undetermined', 'U', '?', 'indéterminé', 'unbekannt', '0.0.1', '0.0'])(
    '"%s" is not known',
    (text) => expect(readSex(text)).toBe('unknown'),
  );
  it.each(['2.3.1', '1.1', '0.0.4', '10.0'])('"%s" is a group', (text) => expect(readSex(text)).toBe('group'));
  it.each(['1', '2', 'x', 'Mälfe', 'male or female'])('"%s" is not understood', (text) =>
    expect(readSex(text)).toBe('unreadable'),
  );
});

it('a count of several animals is told from one', () => {
  expect(['2', '2.3.1', '1.1', '12'].map(countsSeveral)).toEqual([true, true, true, true]);
  expect(['', '1', '0', '1.0', '0.0.1', 'many'].map(countsSeveral)).toEqual([false, false, false, false, false, false]);
});

it('a status says whether the animal is here', () => {
  expect(['Alive', 'vivant', 'Lebend', 'aanwezig'].map(readStatus)).toEqual(Array(4).fill('present'));
  expect(['Dead', 'mort', 'gestorben', 'overleden'].map(readStatus)).toEqual(Array(4).fill('dead'));
  expect(['transferred', 'vendu', 'abgegeben', 'saiu'].map(readStatus)).toEqual(Array(4).fill('left'));
  expect(readStatus('in quarantine')).toBe('unreadable');
});

it('a record of a group is told from one of an animal', () => {
  expect(['Group', 'GROUPE', 'Kolonie', 'groep'].map(isGroupType)).toEqual([true, true, true, true]);
  expect(['Individual', 'Individu', '', 'Groupement'].map(isGroupType)).toEqual([false, false, false, false]);
});

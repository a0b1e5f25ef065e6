import { describe, expect, it } from 'vitest';
import { aBorisProject, aRawBehaviour } from '../../../../tests/support/builders/boris.ts';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import { NOT_VISIBLE } from '../ethogram.ts';
import type { EthogramFile } from './file-reading.ts';
import { isBorisProject, readBoris } from './read-boris.ts';

const read = (file: unknown): EthogramFile => {
  const reading = readBoris(file, 'en');
  if (!reading.ok) throw new Error(reading.error.code);
  return reading;
};

describe('a BORIS project', () => {
  it('becomes an ethogram in one language, with "not visible" added', () => {
    const { content, notes, faults } = read(
      aBorisProject([
        aRawBehaviour('RES', { excluded: 'LOC' }),
        aRawBehaviour('LOC', { excluded: 'RES', category: 'Move' }),
        aRawBehaviour('YAWN', { type: 'Point event with coding map', category: '' }),
      ]),
    );
    expect(faults).toEqual([]);
    expect(notes).toEqual([{ place: 'behaviors_conf', note: 'not-visible-added', text: NOT_VISIBLE }]);
    expect(content.name.en).toBe('Lions');
    expect(content.behaviours.map(({ code, type, exclusionGroup }) => [code, type, exclusionGroup])).toEqual([
      ['RES', 'state', 'g1'],
      ['LOC', 'state', 'g1'],
      ['YAWN', 'point', null],
      ['NV', 'state', null],
    ]);
    expect(content.categories.map(({ name }) => name.en)).toEqual(['Rest', 'Move', 'Others', 'Out of sight']);
    expect(content.behaviours[0]?.definition).toEqual({ ...inSevenLanguages(''), en: 'Description RES' });
  });

  it('gets keys and colours where they are missing, taken or too light, and says so', () => {
    const { content, notes } = read(
      aBorisProject([aRawBehaviour('RES', { key: '' }), aRawBehaviour('RUN', { key: 'a', color: '#ffffff' })]),
    );
    expect(content.behaviours.map(({ key }) => key)).toEqual(['a', 'b', '0']);
    expect(notes.map(({ place, note }) => [place, note])).toEqual([
      ['behaviors_conf.0.key', 'key-given'],
      ['behaviors_conf.1.key', 'key-given'],
      ['behaviors_conf.1.color', 'colour-given'],
      ['behaviors_conf', 'not-visible-added'],
    ]);
  });

  it('has modifiers of both forms; those without values stay aside', () => {
    const sets = {
      '0': { name: 'Role', description: '', type: 0, values: ['giver (g)', 'receiver'] },
      '1': { name: 'Distance', description: '', type: 2, values: [] },
    };
    const { content, notes } = read(
      aBorisProject([aRawBehaviour('RES', { modifiers: sets }), aRawBehaviour('LOC', { modifiers: 'fast,slow|left' })]),
    );
    const [first, second] = content.behaviours;
    expect(first?.modifiers.map(({ name, values }) => [name.en, values.map((one) => one.name.en)])).toEqual([
      ['Role', ['giver (g)', 'receiver']],
    ]);
    expect(second?.modifiers.map(({ name, values }) => [name.en, values.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(notes).toContainEqual({ place: 'behaviors_conf.0.modifiers', note: 'modifier-kept-aside', text: 'RES' });
  });

  it('with an unknown type says where', () => {
    expect(read(aBorisProject([aRawBehaviour('RES', { type: 'Wish' })])).faults).toEqual([
      { place: 'behaviors_conf.0.type', error: { code: 'ethogram/type-unknown', params: { value: 'Wish' } } },
    ]);
  });

  it('without behaviours is refused', () => {
    expect(readBoris(aBorisProject([]), 'en')).toEqual({ ok: false, error: { code: 'ethogram/file-empty' } });
  });

  it('with more observations than there is room for keeps all but these, and says so', () => {
    const events = Array.from({ length: 20_000 }, (_, at) => [at, '', 'RES', '', '']);
    const { content, notes } = read(aBorisProject([aRawBehaviour('RES')], { observations: { long: { events } } }));
    expect(notes).toContainEqual({ place: 'observations', note: 'observations-left-out', text: '1' });
    expect(JSON.parse(content.kept)).toMatchObject({ observations: {}, plugins: ['new'] });
  });
});

it('recognises a project by its behaviours', () => {
  expect([aBorisProject([]), { behaviors_conf: [] }, {}, null].map(isBorisProject)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

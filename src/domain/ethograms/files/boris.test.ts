import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import { NOT_VISIBLE } from '../ethogram.ts';
import { notVisible } from '../tidy-ethogram.ts';
import { asObject, type EthogramFile } from './file-reading.ts';
import { readBoris } from './read-boris.ts';
import { writeBoris } from './write-boris.ts';

const raw = (code: string, differences: object = {}) => ({
  ...{ type: 'State event', key: code.slice(0, 1).toLowerCase(), code, description: `Description ${code}` },
  ...{ color: '#3f7aa6', category: 'Rest', modifiers: '', excluded: '', 'coding map': '' },
  ...differences,
});
const project = (behaviours: readonly object[], differences: object = {}) => ({
  ...{ time_format: 'hh:mm:ss', project_date: '2026-01-02T03:04:05', project_name: 'Lions', project_description: '' },
  ...{ project_format_version: '7.0', subjects_conf: { '0': { key: 'n', name: 'Nala', description: '' } } },
  behaviors_conf: Object.fromEntries(behaviours.entries()),
  ...{ observations: { 'obs 1': { events: [[1.5, 'Nala', 'RES', '', '']] } }, behavioral_categories: ['Rest'] },
  ...{ independent_variables: {}, coding_map: {}, behaviors_coding_map: [], converters: {}, plugins: ['new'] },
  ...differences,
});
const read = (file: unknown): EthogramFile => {
  const reading = readBoris(file, 'en');
  if (!reading.ok) throw new Error(reading.error.code);
  return reading;
};

describe('a BORIS project', () => {
  it('becomes an ethogram in one language, with "not visible" added', () => {
    const { content, notes, faults } = read(
      project([
        raw('RES', { excluded: 'LOC' }),
        raw('LOC', { excluded: 'RES', category: 'Move' }),
        raw('YAWN', { type: 'Point event with coding map', category: '' }),
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
    const { content, notes } = read(project([raw('RES', { key: '' }), raw('RUN', { key: 'a', color: '#ffffff' })]));
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
      project([raw('RES', { modifiers: sets }), raw('LOC', { modifiers: 'fast,slow|left' })]),
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
    expect(read(project([raw('RES', { type: 'Wish' })])).faults).toEqual([
      { place: 'behaviors_conf.0.type', error: { code: 'ethogram/type-unknown', params: { value: 'Wish' } } },
    ]);
  });

  it('without behaviours is refused', () => {
    expect(readBoris(project([]), 'en')).toEqual({ ok: false, error: { code: 'ethogram/file-empty' } });
  });

  it('with more observations than there is room for keeps all but these, and says so', () => {
    const events = Array.from({ length: 20_000 }, (_, at) => [at, '', 'RES', '', '']);
    const { content, notes } = read(project([raw('RES')], { observations: { long: { events } } }));
    expect(notes).toContainEqual({ place: 'observations', note: 'observations-left-out', text: '1' });
    expect(writeBoris(content, 'en')).toMatchObject({ observations: {}, plugins: ['new'] });
  });
});

const texts = fc.string({ maxLength: 8 });
const behaviours = fc.uniqueArray(
  fc.record({
    code: fc.stringMatching(/^[A-Z]{1,4}$/).filter((code) => code !== NOT_VISIBLE),
    type: fc.constantFrom('State event', 'Point event', 'State event with coding map'),
    key: fc.oneof(texts, fc.constant('')),
    description: texts,
    color: fc.constantFrom('', '#ffffff', '#3F7AA6', 'red'),
    category: fc.constantFrom('', 'Rest', 'Move', ' Odd '),
    excluded: fc.array(fc.stringMatching(/^[A-Z]{1,4}$/), { maxLength: 3 }).map((codes) => codes.join(',')),
    modifiers: fc.oneof(
      fc.constant(''),
      fc.constant('a,b|c'),
      fc.dictionary(fc.constantFrom('0', '1'), fc.record({ name: texts, type: fc.nat(3), values: fc.array(texts) })),
    ),
    'coding map': texts,
    unheardOf: fc.jsonValue(),
  }),
  { minLength: 1, maxLength: 6, selector: ({ code }) => code },
);

describe('reading and writing', () => {
  it('loses nothing that BORIS had, for any project', () => {
    fc.assert(
      fc.property(behaviours, texts, (all, description) => {
        const file = JSON.parse(JSON.stringify(project(all, { project_description: description }))) as object;
        const written = writeBoris(read(file).content, 'en');
        const { behaviors_conf: conf, behavioral_categories: categories, ...rest } = written;
        const { behaviors_conf: before, behavioral_categories: _listed, ...restBefore } = file as typeof written;
        expect(rest).toEqual(restBefore);
        expect(conf).toMatchObject(before as object);
        expect(Object.keys(asObject(conf) ?? {})).toHaveLength(all.length + 1);
        expect(categories).toContain('Rest');
      }),
    );
  });

  it('writes what was changed meanwhile, and leaves the rest', () => {
    const { content } = read(project([raw('RES', { excluded: 'LOC' }), raw('LOC', { excluded: 'RES' })]));
    const [first, second, ...others] = content.behaviours;
    const changed = [
      { ...first!, code: 'REST', colour: '#22872c', modifiers: [aModifier('m', 'fast')] },
      { ...second!, exclusionGroup: null },
      ...others,
    ];
    const { behaviors_conf: conf } = writeBoris({ ...content, behaviours: changed }, 'en') as {
      behaviors_conf: Record<string, object>;
    };
    expect(conf['0']).toMatchObject({ code: 'REST', color: '#22872c', excluded: '', description: 'Description RES' });
    expect(conf['0']).toMatchObject({ modifiers: { '0': { values: ['fast (en)'] } } });
    expect(conf['1']).toMatchObject({ code: 'LOC', excluded: '' });
  });

  it('makes a project of an ethogram that never was one', () => {
    const group = { exclusionGroup: 'activity' };
    const ethogram = anEthogramContent({
      behaviours: [aBehaviour('RES', group), aBehaviour('LOC', { ...group, type: 'point' }), notVisible()],
    });
    const written = writeBoris(ethogram, 'fr') as Record<string, Record<string, object>>;
    expect(written).toMatchObject({ project_name: 'Essai', project_format_version: '7.0' });
    expect(written['behaviors_conf']?.['1']).toMatchObject({
      ...{ code: 'LOC', type: 'Point event', key: 'l', color: '#3f7aa6', category: 'Repos', excluded: 'RES' },
      description: 'Définition LOC',
    });
  });
});

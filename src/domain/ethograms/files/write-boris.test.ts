import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBorisProject, aRawBehaviour } from '../../../../tests/support/builders/boris.ts';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { NOT_VISIBLE } from '../ethogram.ts';
import { notVisible } from '../tidy-ethogram.ts';
import { asObject, type EthogramFile } from './file-reading.ts';
import { readBoris } from './read-boris.ts';
import { writeBoris } from './write-boris.ts';

const read = (file: unknown): EthogramFile => {
  const reading = readBoris(file, 'en');
  if (!reading.ok) throw new Error(reading.error.code);
  return reading;
};

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
        const file = JSON.parse(JSON.stringify(aBorisProject(all, { project_description: description }))) as object;
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
    const { content } = read(
      aBorisProject([aRawBehaviour('RES', { excluded: 'LOC' }), aRawBehaviour('LOC', { excluded: 'RES' })]),
    );
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

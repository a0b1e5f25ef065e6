import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { notVisible } from '../tidy-ethogram.ts';
import { readZooMonitor, writeZooMonitor } from './zoomonitor.ts';

describe('a table of ZooMonitor', () => {
  const headings = ['Channel Name', 'Behavior', 'Channel Type', 'Description', 'Modifiers'];
  const read = (...lines: string[][]) => readZooMonitor([headings, ...lines], 'en');
  it('becomes an ethogram with a category for each channel', () => {
    const reading = read(
      ['Solitary', 'Resting', 'Interval', 'Lies down', 'Place: in, out; Sun'],
      ['Social', 'Fight', 'All Occurrence', '', ''],
      ['', '', '', '', ''],
    );
    if (!reading.ok) throw new Error(reading.error.code);
    const { content, notes, faults } = reading;
    expect(faults).toEqual([]);
    expect(notes).toEqual([{ place: '1', note: 'not-visible-added', text: 'NV' }]);
    expect(content.behaviours.map(({ code, type, key, categoryId }) => [code, type, key, categoryId])).toEqual([
      ['Resting', 'state', 'a', 'c1'],
      ['Fight', 'point', 'b', 'c2'],
      ['NV', 'state', '0', 'unseen'],
    ]);
    const [place, sun] = content.behaviours[0]?.modifiers ?? [];
    expect([place?.name.en, place?.values.map(({ name }) => name.en)]).toEqual(['Place', ['in', 'out']]);
    expect([sun?.name.en, sun?.values.map(({ name }) => name.en)]).toEqual(['2', ['Sun']]);
  });
  it('names the lines with a fault, and those whose type was assumed', () => {
    const reading = read(['A', '', 'Interval', '', ''], ['A', 'Fly', 'Wish', '', ''], ['A', 'Run', '', '', '']);
    expect(reading).toMatchObject({
      faults: [
        { place: '2', error: { code: 'ethogram/code-required' } },
        { place: '3', error: { code: 'ethogram/type-unknown' } },
      ],
      notes: [{ place: '4', note: 'type-assumed' }, { note: 'not-visible-added' }],
    });
  });
  it('of something else, or of nothing, is refused', () => {
    expect(readZooMonitor([['SessionID', 'Observer']], 'en')).toMatchObject({
      error: { code: 'ethogram/file-unknown' },
    });
    expect(read()).toMatchObject({ error: { code: 'ethogram/file-empty' } });
  });
  it('comes back with its codes, types, texts and modifiers', () => {
    const behaviours = [
      aBehaviour('RES', { modifiers: [aModifier('m', 'a', 'b')] }),
      aBehaviour('YAW', { type: 'point' }),
    ];
    const table = writeZooMonitor(anEthogramContent({ behaviours: [...behaviours, notVisible()] }), 'fr');
    const reading = readZooMonitor(table, 'fr');
    if (!reading.ok) throw new Error(reading.error.code);
    expect(writeZooMonitor(reading.content, 'fr')).toEqual(table);
    expect(reading.notes).toEqual([]);
  });
});

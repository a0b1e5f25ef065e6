import { describe, expect, it } from 'vitest';
import { aBehaviour, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import type { Behaviour, EthogramVersion } from '../ethograms/ethogram.ts';
import { untranslated } from '../content/translated.ts';
import { notVisible } from '../ethograms/tidy-ethogram.ts';
import { inSomeOnly, joinEthograms, versionsToJoin } from './join-ethograms.ts';

const source = (campaignId: string, number = 1, ethogramId = 'eth') => ({ campaignId, ethogramId, number });
const version = (
  number: number,
  codes: readonly (string | Behaviour)[],
  mapping: EthogramVersion['mapping'] = [],
  ethogramId = 'eth',
) =>
  anEthogramVersion({
    ...{ number, ethogramId, mapping },
    behaviours: [...codes.map((one) => (typeof one === 'string' ? aBehaviour(one) : one)), notVisible()],
  });
const codesIn = ({ behaviours }: ReturnType<typeof joinEthograms>) => behaviours.map(({ code }) => code);

describe('the ethograms of several campaigns', () => {
  it('are none without a campaign', () => {
    expect(joinEthograms([], [])).toEqual({ behaviours: [], codesOf: {}, renamed: [], stayed: [], shared: [] });
    expect(versionsToJoin([])).toEqual([]);
  });

  it('of one campaign are its own, in its order', () => {
    const joined = joinEthograms([source('one')], [version(1, ['RES', 'LOC'])]);
    expect(codesIn(joined)).toEqual(['RES', 'LOC', 'NV']);
    expect(joined.codesOf).toEqual({ one: { RES: 'RES', LOC: 'LOC', NV: 'NV' } });
  });

  it('are one ethogram where both campaigns froze the same version', () => {
    const joined = joinEthograms([source('one'), source('two')], [version(1, ['RES'])]);
    expect(joined.behaviours.map(({ code, campaignIds }) => [code, campaignIds])).toEqual([
      ['RES', ['one', 'two']],
      ['NV', ['one', 'two']],
    ]);
    expect(joined).toMatchObject({ renamed: [], stayed: [], shared: [] });
    expect(inSomeOnly(joined, ['one', 'two'])).toEqual([]);
  });

  it('need every version between the lowest and the highest one of an ethogram, each once', () => {
    expect(versionsToJoin([source('one', 4), source('two', 2), source('three', 7, 'other')])).toEqual([
      ...[2, 3, 4].map((number) => ({ ethogramId: 'eth', number })),
      { ethogramId: 'other', number: 7 },
    ]);
    expect(() => joinEthograms([source('one', 1), source('two', 3)], [version(1, []), version(3, [])])).toThrow(
      'version 2 is missing',
    );
  });

  it('lead renamed and merged behaviours through the versions to the highest one, whichever campaign is the first', () => {
    const versions = [
      version(1, ['RES', 'SLE', 'EAT']),
      version(2, ['REST', 'SLE', 'EAT'], [{ from: 'RES', to: ['REST'] }]),
      version(
        3,
        ['CALM', 'EAT'],
        [
          { from: 'REST', to: ['CALM'] },
          { from: 'SLE', to: ['CALM'] },
        ],
      ),
    ];
    for (const sources of [
      [source('old', 1), source('new', 3)],
      [source('new', 3), source('old', 1)],
    ]) {
      const joined = joinEthograms(sources, versions);
      expect(joined.codesOf['old']).toEqual({ RES: 'CALM', SLE: 'CALM', EAT: 'EAT', NV: 'NV' });
      expect(codesIn(joined)).toEqual(['CALM', 'EAT', 'NV']);
      expect(joined.renamed.map(({ number, from, code }) => [number, from, code])).toEqual([
        [1, 'RES', 'CALM'],
        [1, 'SLE', 'CALM'],
      ]);
      expect(inSomeOnly(joined, ['old', 'new'])).toEqual([]);
    }
  });

  it('keep apart what was given up, split or made another type, with the reason and its last version', () => {
    const versions = [
      version(1, ['GONE', 'PLAY', 'CALL']),
      version(2, ['GONE', 'PLAY', 'CALL']),
      version(
        3,
        ['PLAYA', 'PLAYS', aBehaviour('CALL', { type: 'point' })],
        [
          { from: 'GONE', to: [] },
          { from: 'PLAY', to: ['PLAYA', 'PLAYS'] },
        ],
      ),
    ];
    const joined = joinEthograms([source('old', 1), source('middle', 2), source('new', 3)], versions);
    expect(joined.stayed).toEqual([
      { code: 'GONE', reason: 'removed' },
      { code: 'PLAY', reason: 'split' },
      { code: 'CALL@eth', reason: 'type' },
    ]);
    // Both older campaigns recorded one behaviour.
    expect(joined.behaviours.find(({ code }) => code === 'GONE')).toMatchObject({
      number: 2,
      campaignIds: ['old', 'middle'],
    });
    expect(joined.codesOf['old']).toMatchObject({ CALL: 'CALL@eth' });
    expect(joined.codesOf['new']).toMatchObject({ CALL: 'CALL' });
    expect(inSomeOnly(joined, ['old', 'middle', 'new']).map(({ code }) => code)).toEqual([
      ...['PLAYA', 'PLAYS', 'CALL'],
      ...['GONE', 'PLAY', 'CALL@eth'],
    ]);
  });

  it('keep a code that was given up apart from a new behaviour under the same code', () => {
    const versions = [version(1, ['RES']), version(2, ['LOC'], [{ from: 'RES', to: [] }]), version(3, ['LOC', 'RES'])];
    const joined = joinEthograms([source('old', 1), source('new', 3)], versions);
    expect(joined.codesOf).toMatchObject({ old: { RES: 'RES@eth' }, new: { RES: 'RES' } });
  });

  it('join behaviours of different ethograms that are defined in the same words alone', () => {
    const other = [
      'SAME',
      aBehaviour('WORD', { definition: inSevenLanguages('Autre définition') }),
      aBehaviour('NAME', { name: inSevenLanguages('Autre nom') }),
      aBehaviour('TYPE', { type: 'point' }),
      aBehaviour('BARE', { definition: untranslated() }),
      'MORE',
    ];
    const first = ['SAME', 'WORD', 'NAME', 'TYPE', aBehaviour('BARE', { definition: untranslated() })];
    const joined = joinEthograms(
      [source('one'), source('two', 1, 'other')],
      [version(1, first), version(1, other, [], 'other')],
    );
    expect(joined.codesOf['two']).toEqual({
      ...{ SAME: 'SAME', MORE: 'MORE', NV: 'NV' },
      ...{ WORD: 'WORD@other', NAME: 'NAME@other', TYPE: 'TYPE@other', BARE: 'BARE@other' },
    });
    expect(joined.shared).toEqual(['SAME']);
    expect(codesIn(joined).filter((code) => code === 'NV')).toHaveLength(1);
  });

  it('give behaviours codes of their own where a code differs from another one by its case alone', () => {
    const joined = joinEthograms(
      [source('one'), source('two', 1, 'other')],
      [version(1, ['RES']), version(1, ['res'], [], 'other')],
    );
    expect(joined.codesOf['two']).toMatchObject({ res: 'res@other' });
  });
});

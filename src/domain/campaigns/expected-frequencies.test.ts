import { describe, expect, it } from 'vitest';
import type { ExpectedFrequency } from './campaign.ts';
import { frequencyFaults, unknownFrequencies } from './expected-frequencies.ts';

const frequency = (differences: Partial<ExpectedFrequency> = {}): ExpectedFrequency => ({
  ...{ code: 'REST', min: 10, max: 40 },
  ...differences,
});
const faults = (...frequencies: readonly ExpectedFrequency[]) =>
  Object.fromEntries(Object.entries(frequencyFaults(frequencies)).map(([field, { code }]) => [field, code]));

describe('the expected frequencies of behaviours', () => {
  it.each([
    ['one end', [frequency({ min: null })]],
    ['the ends 0 and 100', [frequency({ min: 0, max: 100 })]],
    ['two equal ends', [frequency({ min: 30, max: 30 })]],
    ['two behaviours', [frequency(), frequency({ code: 'FEED' })]],
    ['20 behaviours', Array.from({ length: 20 }, (_, at) => frequency({ code: `B${at}` }))],
  ])('may have %s', (_, frequencies) => {
    expect(faults(...frequencies)).toEqual({});
  });
  it.each([
    ['no behaviour', frequency({ code: '' }), 'campaign/frequency-incomplete'],
    ['no end', frequency({ min: null, max: null }), 'campaign/frequency-incomplete'],
    ['an end below 0', frequency({ min: -1 }), 'campaign/number-between'],
    ['an end above 100', frequency({ max: 101 }), 'campaign/number-between'],
    ['a lower end above the upper one', frequency({ min: 41 }), 'campaign/frequency-reversed'],
  ])('may not have %s', (_, wrong, code) => {
    expect(faults(frequency({ code: 'FEED' }), wrong)).toEqual({ 'expectedFrequencies.1': code });
  });
  it('name each behaviour once', () => {
    expect(faults(frequency(), frequency({ max: 50 }))).toEqual({
      'expectedFrequencies.1': 'campaign/frequency-twice',
    });
  });
  it('are 20 at most', () => {
    const frequencies = Array.from({ length: 21 }, (_, at) => frequency({ code: `B${at}` }));
    expect(faults(...frequencies)).toEqual({ expectedFrequencies: 'campaign/too-many' });
  });
  it('name behaviours of the ethogram alone', () => {
    const known = [{ code: 'REST' }, { code: 'FEED' }];
    expect(unknownFrequencies([frequency(), frequency({ code: 'FEED' })], known)).toEqual({});
    expect(unknownFrequencies([frequency(), frequency({ code: 'GONE' })], known)).toMatchObject({
      'expectedFrequencies.1': { code: 'campaign/frequency-unknown' },
    });
  });
});

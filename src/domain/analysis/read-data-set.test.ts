import { describe, expect, it } from 'vitest';
import { readDataSet } from './read-data-set.ts';

const EMPTY = { scans: [], records: [], individuals: [], ethogram: [] };
const SCAN = { id: 's1', instant: '2025-03-30T00:30:00+01:00' };
const RECORD = { scanId: 's1', individualId: 'a', visible: true, behaviour: 'rest' };
const FULL = {
  scans: [SCAN, { id: 's2', instant: 1_743_291_000_000 }],
  records: [{ ...RECORD, zoneId: 'z', planId: 'p', x: 1.5, y: 0, elevation: -1, nearest: 'b', proximity: ['b'] }],
  interactions: [{ scanId: 's1', actor: 'a', receiver: 'b', behaviour: 'groom', kind: 'affiliative' }],
  individuals: [
    { id: 'a', speciesId: 'lion', group: 'pride' },
    { id: 'b', speciesId: 'lion', group: null },
  ],
  zones: [{ id: 'z', areaM2: 50, isHidden: true }],
  plans: [
    {
      id: 'p',
      widthM: 20,
      heightM: 10,
      squareAreaM2: 4,
      outlines: [
        {
          zoneId: 'z',
          polygon: [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        },
        { zoneId: 'z', rectangle: { x: 1, y: 2, widthM: 3, heightM: 4 } },
      ],
    },
  ],
  ethogram: ['rest', 'groom'],
  notVisibleCode: 'nv',
  coded: [
    { observerId: 'o', itemId: 'i', code: 'rest', rank: 2 },
    { observerId: 'o', itemId: 'j', code: null, rank: 1 },
  ],
  parameters: {
    rareThreshold: 10,
    shannonLevels: { high: 3 },
    minObservations: 2,
    minInteractions: 3,
    tieTolerance: 0,
  },
};

/** The field and the reason of each error that a value is refused with. */
const faultsOf = (input: unknown) => {
  const read = readDataSet(input);
  return read.ok ? [] : read.error.map(({ params }) => `${params?.['field']}: ${params?.['reason']}`);
};

describe('a data set', () => {
  it('keeps every field, its instants in epoch milliseconds', () => {
    const read = readDataSet(FULL);
    expect(read).toEqual({
      ok: true,
      value: {
        ...FULL,
        scans: [
          { id: 's1', instant: Date.parse('2025-03-29T23:30:00Z') },
          { id: 's2', instant: 1_743_291_000_000 },
        ],
        parameters: { ...FULL.parameters, shannonLevels: { low: 0.5, moderate: 1, high: 3 } },
      },
    });
  });
  it('may be empty', () => expect(faultsOf(EMPTY)).toEqual([]));
});

describe('a data set is refused', () => {
  const withRecord = (record: object) => ({ ...EMPTY, records: [{ ...RECORD, ...record }] });
  const coordinates = 'records.0: x and y must both be there, or neither';
  const time = 'scans.0.instant: must be epoch milliseconds, or ISO 8601 with Z or an offset';
  const outline = 'plans.0.outlines.0: must be a zoneId with a polygon or a rectangle';
  const levels = 'parameters.shannonLevels: the levels low, moderate and high must rise';
  it.each([
    ['that is no object', null, [': must be of type object']],
    ['without scans', { ...EMPTY, scans: undefined }, ['scans: must be of type array']],
    ['with fields of another name', withRecord({ zone: 'z', row: 1 }), ['records.0: has unknown fields: zone, row']],
    ['with x and no y', withRecord({ x: 1 }), [coordinates]],
    ['with y and no x', withRecord({ y: 1, x: null }), [coordinates]],
    ['with an infinite x', withRecord({ x: Infinity, y: 1 }), ['records.0.x: must be of type number']],
    ['with elevation 5', withRecord({ elevation: 5 }), ['records.0.elevation: must be at most 4']],
    ['with elevation −2', withRecord({ elevation: -2 }), ['records.0.elevation: must be at least -1']],
    ['with elevation 0.5', withRecord({ elevation: 0.5 }), ['records.0.elevation: must be of type int']],
    ['with "yes" for visible', withRecord({ visible: 'yes' }), ['records.0.visible: must be of type boolean']],
    ['with an empty id', withRecord({ scanId: '' }), ['records.0.scanId: is empty']],
    ['with a local time without offset', { ...EMPTY, scans: [{ id: 's', instant: '2025-03-30T00:30:00' }] }, [time]],
    ['with 31 February', { ...EMPTY, scans: [{ id: 's', instant: '2025-02-31T00:30:00Z' }] }, [time]],
    ['with half a millisecond', { ...EMPTY, scans: [{ id: 's', instant: 0.5 }] }, [time]],
    [
      'with an interaction of another kind',
      { ...EMPTY, interactions: [{ ...FULL.interactions[0], kind: 'play' }] },
      ['interactions.0.kind: must be one of: affiliative, agonistic, avoid'],
    ],
    ['with an area of 0', { ...EMPTY, zones: [{ id: 'z', areaM2: 0 }] }, ['zones.0.areaM2: must be more than 0']],
    [
      'with an outline of two corners',
      {
        ...EMPTY,
        plans: [
          {
            ...FULL.plans[0],
            outlines: [
              {
                zoneId: 'z',
                polygon: [
                  [0, 0],
                  [1, 1],
                ],
              },
            ],
          },
        ],
      },
      ['plans.0.outlines.0.polygon: must have at least 3 entries'],
    ],
    [
      'with an outline without corners',
      { ...EMPTY, plans: [{ ...FULL.plans[0], outlines: [{ zoneId: 'z' }] }] },
      [outline],
    ],
    [
      'with a plan of 101 squares across',
      { ...EMPTY, plans: [{ id: 'p', widthM: 101, heightM: 1 }] },
      ['plans.0: must be at most 100 squares wide and 10000 squares high'],
    ],
    [
      'with a coding without a code and a rank',
      { ...EMPTY, coded: [{ observerId: 'o', itemId: 'i' }] },
      ['coded.0: must have a code or a rank'],
    ],
    [
      'with an item that one observer coded twice',
      { ...EMPTY, coded: [FULL.coded[0], { ...FULL.coded[0], observerId: 'p' }, FULL.coded[0]] },
      ['coded.2: item "i" by observer "o" is there twice'],
    ],
    ['with levels that fall', { ...EMPTY, parameters: { shannonLevels: { low: 1.5 } } }, [levels]],
    ['with two scans of one id', { ...EMPTY, scans: [SCAN, SCAN] }, ['scans.1: "s1" is there twice']],
    [
      'with a scan of a cohort that is not listed',
      { ...EMPTY, scans: [{ ...SCAN, cohortId: 'c' }], cohorts: [] },
      ['scans.0.cohortId: cohort "c" is not listed'],
    ],
    ['with a behaviour twice', { ...EMPTY, ethogram: ['a', 'b', 'a'] }, ['ethogram.2: "a" is there twice']],
    [
      'with an individual, a zone and a plan twice',
      {
        ...EMPTY,
        individuals: [...FULL.individuals, FULL.individuals[1]],
        zones: [FULL.zones[0], FULL.zones[0]],
        plans: [FULL.plans[0], FULL.plans[0]],
      },
      ['individuals.2: "b" is there twice', 'zones.1: "z" is there twice', 'plans.1: "p" is there twice'],
    ],
  ])('%s', (_title, input, faults) => expect(faultsOf(input)).toEqual(faults));

  it('with the first twenty of its errors, each of the code for invalid input', () => {
    const read = readDataSet({ ...EMPTY, scans: Array.from({ length: 30 }, () => 1) });
    expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(Array(20).fill('generic/invalid-input'));
  });
});

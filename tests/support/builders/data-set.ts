import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { DataSet, dataSetSchema } from '../../../src/domain/analysis/data-set.ts';
import { readDataSet } from '../../../src/domain/analysis/read-data-set.ts';
import { type ScanSample, sampleOf } from '../../../src/domain/analysis/scan-sample.ts';

export type DataSetInput = z.input<typeof dataSetSchema>;
type RecordInput = DataSetInput['records'][number];
type InteractionInput = NonNullable<DataSetInput['interactions']>[number];

/** Returns the data set of these lists; the others are empty. Throws for one that is refused. */
export function aDataSet(input: Partial<DataSetInput>): DataSet {
  const read = readDataSet({ scans: [], records: [], individuals: [], ethogram: [], ...input });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Returns the sample of the data set of these lists. */
export function aSample(input: Partial<DataSetInput>): ScanSample {
  return sampleOf(aDataSet(input));
}

/** Returns scans of these ids, one an hour from noon of 15 January 2025 in Paris on. */
export function someScans(...ids: readonly string[]): DataSetInput['scans'] {
  return ids.map((id, index) => ({ id, instant: Date.parse('2025-01-15T11:00:00Z') + index * 3_600_000 }));
}

/** Returns animals of one species by their ids. */
export function someAnimals(speciesId: string, ...ids: readonly string[]): DataSetInput['individuals'] {
  return ids.map((id) => ({ id, speciesId }));
}

/** Returns the record of an animal that was seen in a scan. */
export function seen(
  scanId: string,
  individualId: string,
  behaviour = 'rest',
  more: Partial<RecordInput> = {},
): RecordInput {
  return { scanId, individualId, visible: true, behaviour, ...more };
}

/** Returns the record of an animal that was not seen in a scan. */
export function unseen(scanId: string, individualId: string): RecordInput {
  return { scanId, individualId, visible: false };
}

/** Returns an interaction in scan 's1', or in another one. */
export function acting(
  actor: string,
  receiver: string,
  kind: InteractionInput['kind'] = 'affiliative',
  scanId = 's1',
): InteractionInput {
  return { scanId, actor, receiver, kind, behaviour: 'contact' };
}

const scanIds = ['s0', 's1', 's2', 's3', 's4', 's5'];
const animalIds = ['a', 'b', 'c', 'd'];
const codes = ['rest', 'walk', 'eat'];
const anyAnimal = fc.constantFrom(...animalIds, 'stranger');
const anyScan = fc.constantFrom(...scanIds, 'gone');
const anyInstant = fc.integer({ min: Date.parse('2024-12-20T00:00Z'), max: Date.parse('2025-11-01T00:00Z') });

/**
 * Any data set: up to four animals and six scans, with strangers, second records, unknown behaviours and animals
 * unseen.
 */
export const anyDataSet: fc.Arbitrary<DataSet> = fc
  .record({
    scans: fc.uniqueArray(fc.record({ id: fc.constantFrom(...scanIds), instant: anyInstant }), {
      selector: ({ id }) => id,
    }),
    individuals: fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...animalIds), speciesId: fc.constantFrom('lion', 'zebra') }),
      { selector: ({ id }) => id },
    ),
    records: fc.array(
      fc.record({
        scanId: anyScan,
        individualId: anyAnimal,
        visible: fc.boolean(),
        behaviour: fc.constantFrom(...codes, 'unknown', 'not visible', null),
        zoneId: fc.constantFrom('in', 'out', 'nowhere', null),
        planId: fc.constantFrom('map', 'roof', 'nowhere', null),
        point: fc.option(fc.record({ x: fc.integer({ min: -1, max: 9 }), y: fc.integer({ min: -1, max: 6 }) })),
        elevation: fc.constantFrom(-1, 0, 4, null),
        nearest: fc.constantFrom(...animalIds, 'stranger', null),
        proximity: fc.array(anyAnimal, { maxLength: 3 }),
      }),
      { maxLength: 40 },
    ),
    coded: fc.uniqueArray(
      fc.record({
        observerId: fc.constantFrom('o', 'p', 'q'),
        itemId: fc.constantFrom('i', 'j', 'k', 'l'),
        code: fc.constantFrom(...codes),
        rank: fc.constantFrom(1, 2, 3, null),
      }),
      { selector: ({ observerId, itemId }) => `${observerId}${itemId}` },
    ),
    areaM2: fc.constantFrom(25, null),
    isHidden: fc.boolean(),
    plans: fc.subarray([
      { id: 'map', widthM: 8, heightM: 5 },
      { id: 'roof', widthM: 4, heightM: 5, squareAreaM2: 4 },
    ]),
    interactions: fc.array(
      fc.record({
        scanId: anyScan,
        actor: anyAnimal,
        receiver: anyAnimal,
        behaviour: fc.constant('contact'),
        kind: fc.constantFrom('affiliative', 'agonistic', 'avoid'),
      }),
      { maxLength: 20 },
    ),
  })
  .map(({ records, areaM2, isHidden, ...lists }) =>
    aDataSet({
      ...lists,
      records: records.map(({ point, ...record }) => ({ ...record, ...point })),
      zones: [
        { id: 'in', areaM2: 50 },
        { id: 'out', areaM2 },
        { id: 'den', areaM2, isHidden },
      ],
      ethogram: codes,
      notVisibleCode: 'not visible',
    }),
  );

/** The sample of any data set. */
export const anySample: fc.Arbitrary<ScanSample> = anyDataSet.map(sampleOf);

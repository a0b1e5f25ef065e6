import { expect, it } from 'vitest';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { NOT_VISIBLE } from '../ethograms/ethogram.ts';
import { judgedItems } from './judged-items.ts';

it('the items of a session are animals in numbered scans, with "not visible" as a category', () => {
  const records = [
    aScanRecord({ code: 'RES', elevation: 2 }),
    aScanRecord({ animalId: 'bo', sighting: 'not_visible', code: null }),
    aScanRecord({ animalId: 'cleo', sighting: 'not_done', code: null }),
    aScanRecord({ animalId: 'dora', code: null }),
  ];
  expect([...judgedItems([aSessionRecord({ entries: [aScanEntry({ number: 3, records })] })])]).toEqual([
    ['3 ada', { code: 'RES', elevation: 2 }],
    ['3 bo', { code: NOT_VISIBLE, elevation: null }],
  ]);
});

it('the correction of a scan counts', () => {
  const corrected = aScanEntry({
    entryId: 'scan-1b',
    records: [aScanRecord({ code: 'LOC' })],
    atUnix: aScanEntry().atUnix + 1,
  });
  expect([...judgedItems([aSessionRecord({ entries: [aScanEntry(), corrected] })]).values()]).toEqual([
    { code: 'LOC', elevation: null },
  ]);
});

import { expect, it } from 'vitest';
import { aScanEntry, aScanRecord } from '../../../tests/support/builders/observation-session.ts';
import { countedScans } from './counted-scans.ts';

const notDone = aScanRecord({ sighting: 'not_done', code: null });

it('counts the scan with more animals of two devices, and a correction instead of its scan', () => {
  const first = [aScanEntry({ records: [notDone] }), aScanEntry({ entryId: 'scan-2', number: 2 })];
  const second = [aScanEntry({ entryId: 'other' }), aScanEntry({ entryId: 'later' })];
  expect(countedScans([{ entries: first }, { entries: second }]).map(({ entryId }) => entryId)).toEqual([
    ...['later', 'scan-2'],
  ]);
});

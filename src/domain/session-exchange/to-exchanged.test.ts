import { expect, it } from 'vitest';
import {
  aFocalEntry,
  anObservationSession,
  aScanEntry,
  aScanRecord,
} from '../../../tests/support/builders/observation-session.ts';
import type { SessionNames } from './session-names.ts';
import { exchangedSession } from './to-exchanged.ts';

const names: SessionNames = {
  ...{ campaigns: { 'campaign-1': 'Lions' }, enclosures: {}, observers: { 'keeper-1': 'Bo' }, animals: { ada: 'Ada' } },
  zones: { z: 'Pond' },
  ethograms: { 'ethogram-1 1': { behaviours: { REST: 'Resting' }, modifiers: { 'REST m:v': 'deep' } } },
};
const told = (entries: Parameters<typeof exchangedSession>[0]['records'][number]['entries'], tells?: 'names') =>
  exchangedSession({ session: anObservationSession(), records: [{ deviceId: 'd', entries }] }, names, tells);

it('a scan is told with its correction, by names where there are some', () => {
  const records = [aScanRecord({ zoneId: 'z', nearestId: 'bo', nearIds: ['bo', 'ada'] })];
  const { scans, ...head } = told([aScanEntry({ records: [] }), aScanEntry({ entryId: 'later', records })]);
  expect(head).toMatchObject({ campaign: 'Lions', enclosure: 'enclosure-1', observer: 'Bo', animals: ['Ada', 'bo'] });
  expect(scans).toHaveLength(1);
  expect(scans[0]?.records).toMatchObject([
    { animal: 'Ada', behaviour: 'REST', zone: 'Pond', nearest: 'bo', near: ['bo', 'Ada'] },
  ]);
});
it('focal taps are told with their modifiers, without those that were taken back and kinds that are not known', () => {
  const { events } = told(
    [
      aFocalEntry({ modifiers: ['m:v', 'm:w'] }),
      aFocalEntry({ entryId: 'wrong', action: 'point' }),
      aFocalEntry({ entryId: 'undo', action: 'undo', undoesId: 'wrong', code: null }),
      { entryId: 'new', kind: 'not-known-yet', atUnix: 1 } as never,
    ],
    'names',
  );
  expect(events.map(({ action, behaviour, modifiers }) => [action, behaviour, modifiers])).toEqual([
    ['start', 'Resting', ['deep', 'm:w']],
  ]);
});

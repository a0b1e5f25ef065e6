import { expect, it } from 'vitest';
import { anExchangedRecord, anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { borisObservation, scanComment, scanOfComment } from './boris-observation.ts';

it('a scan becomes point events at its time; an animal that was not looked for becomes none', () => {
  const session = anExchangedSession();
  const records = [
    anExchangedRecord(),
    anExchangedRecord({ animal: 'Bo', sighting: 'not_visible', behaviour: null }),
    anExchangedRecord({ animal: 'Cleo', sighting: 'not_done', behaviour: null }),
  ];
  const scan = { number: 4, atUnix: session.startedAtUnix + 1_500, records, interactions: [] };
  const { events, seconds, variables } = borisObservation({ ...session, scans: [scan] });
  expect(events.map(({ subject, code, type, seconds: at, comment }) => [subject, code, type, at, comment])).toEqual([
    ['Ada', 'RES', 'POINT', 1.5, 'scan 4'],
    ['Bo', 'NV', 'POINT', 1.5, 'scan 4'],
  ]);
  expect([seconds, variables.Method, variables.Start]).toEqual([3_600, 'scan', '2026-03-05T10:00:00.000+01:00']);
});
it('the number of a scan is read from its comment, and from no other', () => {
  expect([scanComment(12), ' Scan 7 ', 'scan', 'a scan 3'].map(scanOfComment)).toEqual([12, 7, null, null]);
});

import { expect, it } from 'vitest';
import { anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { MAX_SCAN_ANIMALS } from '../observation-sessions/session.ts';
import { bareRecord } from './exchanged-session.ts';
import { Findings } from './exchange-reading.ts';
import { finishSession, growingSession, scanOf } from './growing-session.ts';

const { scans: _scans, events: _events, ...head } = anExchangedSession({ startedAtUnix: 5 });
const at = (line: number) => ({ line, column: 'time' });
const grown = () => ({ session: growingSession(head, at(2)), findings: new Findings(100) });
const codes = ({ faults }: Findings) => faults.map(({ line, error }) => [line, error.code]);

it('lines of one number make one scan, whose time the first line with a time tells', () => {
  const { session, findings } = grown();
  scanOf(session, 2, null, { place: at(2), findings }).add(bareRecord('Ada', 'seen', 'RES'), at(2), findings);
  scanOf(session, 2, 7, { place: at(3), findings }).add(bareRecord('Bo', 'seen', 'RES'), at(3), findings);
  scanOf(session, 1, null, { place: at(4), findings });
  scanOf(session, null, 9, { place: at(5), findings }).add(bareRecord('Ada', 'seen', 'RES'), at(5), findings);
  const { scans } = finishSession(session, findings);
  expect(scans.map(({ number, atUnix, records }) => [number, atUnix, records.length])).toEqual([
    [1, 5, 0],
    [2, 7, 2],
  ]);
  expect(findings.faults).toEqual([]);
});
it('another time for the same scan and an animal twice are faults', () => {
  const { session, findings } = grown();
  scanOf(session, 1, 7, { place: at(2), findings }).add(bareRecord('Ada', 'seen', 'RES'), at(2), findings);
  const scan = scanOf(session, 1, 8, { place: at(3), findings });
  scan.add(bareRecord('Ada', 'seen', 'RES'), at(4), findings);
  expect(codes(findings)).toEqual([
    [3, 'exchange/scan-times-differ'],
    [4, 'exchange/animal-repeated'],
  ]);
});
it('one animal too many is a fault at its line', () => {
  const { session, findings } = grown();
  for (let line = 1; line <= MAX_SCAN_ANIMALS + 2; line += 1)
    scanOf(session, 1, 7, { place: at(line), findings }).add(bareRecord(`a${line}`, 'seen', 'R'), at(line), findings);
  expect(codes(findings)).toEqual([[MAX_SCAN_ANIMALS + 1, 'exchange/limit']]);
});

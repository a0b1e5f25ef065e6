import { expect, it } from 'vitest';
import { anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { Findings } from './exchange-reading.ts';
import { headCells, OWN_HEAD, readHead } from './own-table-head.ts';
import { tableLines } from './table-lines.ts';

const {
  scans: _scans,
  events: _events,
  context: _context,
  ...head
} = anExchangedSession({ animals: ['a, b', 'c "d"'], isDeferred: true });
const read = (differences: object) => {
  const cells: Readonly<Record<string, string | number | null>> = {
    ...headCells(anExchangedSession(head)),
    ...differences,
  };
  const findings = new Findings(Date.parse('2027-01-01T00:00:00Z'));
  const [line] = tableLines([OWN_HEAD, OWN_HEAD.map((column) => String(cells[column] ?? ''))], findings);
  return { read: line === undefined ? null : readHead(line, findings), faults: findings.faults };
};

it('a session comes back from the cells that its rows repeat', () => {
  expect(read({})).toEqual({ read: head, faults: [] });
  expect(read({ ended: null }).read?.endedAtUnix).toBeNull();
});
it.each([
  ['ended', '2026-03-05T09:00:00.000+01:00', 'exchange/time-order'],
  ['planned', '-1', 'exchange/number-invalid'],
  ['status', 'lost', 'exchange/choice-unknown'],
  ['animals', 'Ada', 'exchange/list-unreadable'],
  ['note', 'x'.repeat(5_001), 'exchange/too-long'],
])('a wrong %s is a fault of its column', (column, text, code) => {
  expect(read({ [column]: text }).faults).toMatchObject([{ line: 2, column, error: { code } }]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangedSessions } from '../../../tests/support/builders/exchanged-session.ts';
import { asTexts, faultlessSessions } from '../../../tests/support/exchanged-parts.ts';
import { isOwnTable, readOwnTable, writeOwnTable } from './own-table.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');

it('sessions come back whole from the own table, whatever their names and clocks', () => {
  fc.assert(
    fc.property(exchangedSessions, (sessions) => {
      const rows = asTexts(writeOwnTable(sessions));
      expect(isOwnTable(rows)).toBe(true);
      expect(faultlessSessions(readOwnTable(rows, NOW))).toEqual(sessions);
    }),
  );
});

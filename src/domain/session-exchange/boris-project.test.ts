import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangedSessions } from '../../../tests/support/builders/exchanged-session.ts';
import { borisPart, faultlessSessions } from '../../../tests/support/exchanged-parts.ts';
import { readBorisProject, writeBorisProject } from './boris-project.ts';
import type { ExchangedSession } from './exchanged-session.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');
/** JSON orders numbers among names first. */
const byId = (all: readonly ExchangedSession[]) => new Map(all.map((one) => [one.sessionId, one]));
const readAgain = (project: object, indent?: number) => {
  const text = JSON.stringify(project, null, indent);
  return byId(faultlessSessions(readBorisProject(JSON.parse(text), text, NOW)));
};

it('sessions come back from a project with all that BORIS knows', () => {
  fc.assert(
    fc.property(exchangedSessions, fc.constantFrom(undefined, 1), (sessions, indent) => {
      expect(readAgain(writeBorisProject(sessions, {}), indent)).toEqual(byId(sessions.map(borisPart)));
    }),
  );
});

it('a scan of a behaviour that is a state elsewhere in the project comes back as one record', () => {
  fc.assert(
    fc.property(exchangedSessions, (sessions) => {
      const scans = sessions.map(borisPart).filter(({ method }) => method === 'scan');
      const records = scans.flatMap((one) => one.scans.flatMap((scan) => scan.records));
      const conf = Object.fromEntries(
        records.map(({ behaviour }, at) => [at, { code: behaviour, type: 'State event' }]),
      );
      fc.pre(scans.length > 0);
      expect(readAgain(writeBorisProject(scans, { behaviors_conf: conf }))).toEqual(byId(scans));
    }),
  );
});

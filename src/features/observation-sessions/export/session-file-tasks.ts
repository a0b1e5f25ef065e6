import { writeBorisEvents } from '#domain/session-exchange/boris-events.ts';
import { type BorisGround, writeBorisProject } from '#domain/session-exchange/boris-project.ts';
import type { ExchangeKind } from '#domain/session-exchange/exchanged-session.ts';
import { writeOwnSessions } from '#domain/session-exchange/own-json.ts';
import { writeOwnTable } from '#domain/session-exchange/own-table.ts';
import type { SessionNames } from '#domain/session-exchange/session-names.ts';
import { exchangedSession, type WholeSession } from '#domain/session-exchange/to-exchanged.ts';
import { writeZooMonitorSessions } from '#domain/session-exchange/write-zoomonitor.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';

/** The content of a file of sessions. */
export type FileContent = {
  readonly kind: ExchangeKind;
  readonly sessions: readonly WholeSession[];
  readonly names: SessionNames;
  /** the names of the categories by the code of a behaviour */
  readonly categories: Readonly<Record<string, string>>;
  /** the project of BORIS that the ethogram makes; empty without one */
  readonly ground: BorisGround;
  readonly now: number;
};

const INDENT = 1;

/** The task of the worker that writes a file of sessions. */
export const sessionFileTasks = {
  write({ kind, sessions, names, categories, ground, now }: FileContent): string {
    if (kind === 'enclos-json') return JSON.stringify(writeOwnSessions({ sessions, names }, now), null, INDENT);
    const tells = kind === 'zoomonitor' ? 'names' : 'codes';
    const told = sessions.map((one) => exchangedSession(one, names, tells));
    if (kind === 'boris-project') return JSON.stringify(writeBorisProject(told, ground), null, INDENT);
    if (kind === 'boris-events')
      return writeCsv(
        writeBorisEvents(told, (code) => categories[code] ?? ''),
        '\t',
      );
    return kind === 'zoomonitor' ? writeCsv(writeZooMonitorSessions(told), ',') : writeCsv(writeOwnTable(told));
  },
};

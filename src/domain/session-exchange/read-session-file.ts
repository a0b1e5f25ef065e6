import { isBorisEvents, readBorisEvents } from './boris-events.ts';
import { readBorisProject } from './boris-project.ts';
import { type ExchangeReading, unreadableFile } from './exchange-reading.ts';
import { isOwnSessions, readOwnSessions } from './own-json.ts';
import { isOwnTable, readOwnTable } from './own-table.ts';
import { isZooMonitor, readZooMonitorSessions } from './read-zoomonitor.ts';
import type { TableRows } from './table-lines.ts';

/** Returns the sessions of a table, whose kind its headings tell: the own one, BORIS's events, or ZooMonitor's. */
export function readSessionTable(rows: TableRows, now: number): ExchangeReading {
  if (rows.length === 0) return unreadableFile('exchange/file-empty');
  if (isOwnTable(rows)) return readOwnTable(rows, now);
  if (isBorisEvents(rows)) return readBorisEvents(rows, now);
  return isZooMonitor(rows) ? readZooMonitorSessions(rows, now) : unreadableFile('exchange/file-unknown');
}

/** Returns the sessions of a JSON text: the own file, or a project of BORIS. */
export function readSessionJson(text: string, now: number): ExchangeReading {
  const parsed = parsedJson(text);
  if (parsed === null) return unreadableFile('exchange/file-cut', { line: text.trimEnd().split('\n').length });
  if (isOwnSessions(parsed.file)) return readOwnSessions(parsed.file, text, now).reading;
  const isProject = typeof parsed.file === 'object' && parsed.file !== null && 'observations' in parsed.file;
  return isProject ? readBorisProject(parsed.file, text, now) : unreadableFile('exchange/file-unknown');
}

function parsedJson(text: string): { readonly file: unknown } | null {
  try {
    return { file: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

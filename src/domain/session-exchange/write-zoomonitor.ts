import type { EpochMs } from '../time/epoch.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import { localTime, offsetOf, wholeSeconds } from './exchange-time.ts';
import { pairedEvents } from './paired-events.ts';
import * as columns from './zoomonitor-columns.ts';

type Cell = string | number | null;
type Row = Readonly<Record<string, Cell>>;

const MINUTE_MS = 60_000;

/**
 * Returns sessions as a table of ZooMonitor, headings first: a row for each animal of a scan, for each point and each
 * state. Times are whole seconds. Status, neighbours, places, interactions, pauses and the modifiers of states have no
 * place in it.
 */
export function writeZooMonitorSessions(sessions: readonly ExchangedSession[]): readonly (readonly Cell[])[] {
  const rows = sessions.flatMap((session) => {
    const content = [...scanRows(session), ...eventRows(session)];
    const head = headOf(session);
    const none = { 'Channel Type': 'No Behavior', ...timesOf(session.startedAtUnix) };
    return (content.length === 0 ? [none] : content).map((row): Row => ({ ...head, ...row }));
  });
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const numbers = Array.from({ length: rows.length === 0 ? 0 : mostModifiers(sessions) }, (_, at) => at + 1);
  const optional = [
    ...[columns.OCCURRENCE, ...numbers.map(modifierColumn), columns.FRAME, columns.INTERVAL_NAME],
    ...[columns.INTERVAL, columns.CONTINUOUS_NAME, columns.CONTINUOUS, columns.CONTINUOUS_SECONDS],
  ];
  const headings = [...columns.ZOO_HEAD, ...optional.filter((column) => used.has(column)), ...columns.ZOO_OFFSETS];
  return [headings, ...rows.map((row) => headings.map((column) => row[column] ?? ''))];
}

const modifierColumn = (number: number) => `${columns.MODIFIER} ${number}`;

function mostModifiers(sessions: readonly ExchangedSession[]): number {
  return sessions
    .flatMap(({ events }) => events)
    .reduce((most, { modifiers, action }) => Math.max(most, action === 'point' ? modifiers.length : 0), 0);
}

function headOf(session: ExchangedSession): Row {
  const { startedAtUnix, endedAtUnix } = session;
  return {
    ...{ SessionID: session.sessionId, 'Configuration Name': session.campaign, Observer: session.observer },
    'Session Start Time': localTime(startedAtUnix),
    'Session End Time': endedAtUnix === null ? '' : localTime(endedAtUnix),
    'Project Animals': session.animals.join(', '),
    Duration: endedAtUnix === null ? '' : Math.round((endedAtUnix - startedAtUnix) / MINUTE_MS),
    ...{ Notes: session.note, 'Habitat Map': session.enclosure, 'Subject Type': 'Individual' },
    'Start UTC Offset': offsetOf(startedAtUnix),
    'End UTC Offset': endedAtUnix === null ? '' : offsetOf(endedAtUnix),
  };
}

function timesOf(instant: EpochMs): Row {
  const [day = '', time = ''] = localTime(instant).split(' ');
  return {
    ...{ DateTime: `${day} ${time}`, Date: day, Time: time, 'UTC Offset': offsetOf(instant) },
    ...{ Year: Number(day.slice(0, 4)), Month: Number(day.slice(5, 7)), Hour: Number(time.slice(0, 2)) },
  };
}

/** A row without a value is an animal that was not looked for: ZooMonitor writes missed intervals so. */
function scanRows({ scans }: ExchangedSession): Row[] {
  return scans.flatMap(({ number, atUnix, records }) =>
    records.map(({ animal, sighting, behaviour }) => {
      const value = { seen: behaviour ?? '', not_visible: columns.NOT_VISIBLE_VALUE, not_done: '' }[sighting];
      return {
        ...{ 'Channel Type': 'Interval', 'Focal Name': animal, [columns.FRAME]: number, ...timesOf(atUnix) },
        ...{ [columns.INTERVAL_NAME]: columns.CHANNEL_NAME, [columns.INTERVAL]: value },
      };
    }),
  );
}

function eventRows(session: ExchangedSession): Row[] {
  return pairedEvents(session).map(({ animal, behaviour, modifiers, isState, fromUnix, toUnix }): Row => {
    const row = { 'Focal Name': animal, ...timesOf(fromUnix) };
    if (isState)
      return {
        ...{ ...row, 'Channel Type': 'Continuous', [columns.CONTINUOUS_NAME]: columns.CHANNEL_NAME },
        [columns.CONTINUOUS]: behaviour,
        [columns.CONTINUOUS_SECONDS]: (wholeSeconds(toUnix) - wholeSeconds(fromUnix)) / 1_000,
      };
    return {
      ...{ ...row, 'Channel Type': 'All Occurrence', [columns.OCCURRENCE]: behaviour },
      ...Object.fromEntries(modifiers.map((modifier, at) => [modifierColumn(at + 1), modifier])),
    };
  });
}

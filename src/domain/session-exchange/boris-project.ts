import { asObject, asText } from '../ethograms/files/file-reading.ts';
import { BORIS_VARIABLES, type BorisEvent, borisObservation } from './boris-observation.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import { type ExchangePlace, type ExchangeReading, Findings, unreadableFile } from './exchange-reading.ts';
import { localTime } from './exchange-time.ts';
import { jsonLines, pathKey } from './json-lines.ts';
import { type PlacedEvent, sessionOfBoris, type ToldObservation } from './read-boris-observation.ts';

/** BORIS puts the modifiers of an event into one text. */
const MODIFIERS_SIGN = '|';
const STATE = 'State event';
const POINT = 'Point event';

/** A project of BORIS without its observations, such as that of an ethogram; `behaviors_conf` names the behaviours. */
export type BorisGround = Readonly<Record<string, unknown>>;

/**
 * Returns sessions as a project of BORIS on the ground of one: live observations with their events. A behaviour that the
 * ground does not name is added. Projects know no markers of start and stop: a state is two events, in a scan as well.
 */
export function writeBorisProject(sessions: readonly ExchangedSession[], ground: BorisGround): BorisGround {
  const observations = sessions.map(borisObservation);
  const events = observations.flatMap(({ events: some }) => some);
  const states = new Set(events.filter(({ type }) => type !== 'POINT').map(({ code }) => code));
  const conf = confOf(ground, events, states);
  for (const one of conf) if (asText(one['type']).startsWith('State')) states.add(String(one['code']));
  const subjects = [...new Set(sessions.flatMap(({ animals }) => animals))];
  return {
    ...ground,
    subjects_conf: Object.fromEntries(subjects.map((name, at) => [at, { key: '', name, description: '' }])),
    behaviors_conf: Object.fromEntries(conf.entries()),
    independent_variables: Object.fromEntries(
      BORIS_VARIABLES.map((label, at) => [
        at,
        { label, description: '', type: 'text', 'default value': '', 'possible values': '' },
      ]),
    ),
    observations: Object.fromEntries(
      observations.map(({ id, startedAtUnix, description, variables, events: some }) => [
        id,
        {
          ...{ date: localTime(startedAtUnix).replace(' ', 'T'), type: 'LIVE', description, file: {} },
          ...{ 'time offset': 0, independent_variables: variables, media_info: {}, scan_sampling_time: 0 },
          events: some.flatMap((event) => eventRows(event, states)),
        },
      ]),
    ),
  };
}

function confOf(ground: BorisGround, events: readonly BorisEvent[], states: ReadonlySet<string>) {
  const known = Object.values(asObject(ground['behaviors_conf']) ?? {}).map((one) => asObject(one) ?? {});
  const named = new Set(known.map((one) => one['code']));
  const added = [...new Set(events.map(({ code }) => code))].filter((code) => !named.has(code));
  return [
    ...known.map((one) => (states.has(String(one['code'])) ? { ...one, type: STATE } : one)),
    ...added.map((code) => ({
      ...{ type: states.has(code) ? STATE : POINT, key: '', code, description: '', category: '' },
      ...{ modifiers: '', excluded: '', 'coding map': '' },
    })),
  ];
}

function eventRows({ subject, code, modifiers, type, seconds, comment }: BorisEvent, states: ReadonlySet<string>) {
  const row = [seconds, subject, code, modifiers.join(MODIFIERS_SIGN), comment];
  return type === 'POINT' && states.has(code) ? [row, row] : [row];
}

/** Returns the sessions of a project of BORIS, whose text is JSON; a time later than `now` is a fault. */
export function readBorisProject(file: unknown, text: string, now: number): ExchangeReading {
  const observations = Object.entries(asObject(asObject(file)?.['observations']) ?? {});
  if (observations.length === 0) return unreadableFile('exchange/file-empty');
  const findings = new Findings(now);
  const lines = jsonLines(text);
  const states = new Set(
    Object.values(asObject(asObject(file)?.['behaviors_conf']) ?? {}).flatMap((one) =>
      asText(asObject(one)?.['type']).startsWith('State') ? [asText(asObject(one)?.['code'])] : [],
    ),
  );
  const sessions = observations.map(([id, raw]) => {
    const at = (...path: readonly (string | number)[]): ExchangePlace => ({
      line: lines.get(pathKey('observations', id, ...path)) ?? lines.get(pathKey('observations', id)) ?? 1,
      column: ['observations', id, ...path].join('.'),
    });
    return sessionOfBoris(toldBy(id, asObject(raw) ?? {}, states, { at, findings }), findings);
  });
  return { ok: true, kind: 'boris-project', sessions, faults: findings.faults, words: findings.words };
}

type At = {
  readonly at: (...path: readonly (string | number)[]) => ExchangePlace;
  readonly findings: Findings;
};

function toldBy(id: string, raw: BorisGround, states: ReadonlySet<string>, { at, findings }: At): ToldObservation {
  const variables = asObject(raw['independent_variables']) ?? {};
  const events = Array.isArray(raw['events']) ? (raw['events'] as readonly unknown[]) : null;
  if (events === null) findings.wrong(at('events'), 'exchange/list-unreadable', { value: 'events' });
  const typeOf = markerOf(states);
  return {
    ...{ id, date: asText(raw['date']), seconds: null },
    description: typeof raw['description'] === 'string' ? raw['description'] : '',
    variable: (name) => (typeof variables[name] === 'string' ? variables[name] : undefined),
    place: (part) =>
      part === 'id' ? at() : part === 'date' || part === 'description' ? at(part) : at('independent_variables', part),
    events: (events ?? []).flatMap((row, number) => eventOf(row, number, typeOf, { at, findings })),
  };
}

const PARTS = { time: 0, subject: 1, code: 2, type: 2 } as const;

function eventOf(
  row: unknown,
  number: number,
  typeOf: ReturnType<typeof markerOf>,
  { at, findings }: At,
): PlacedEvent[] {
  if (!Array.isArray(row)) {
    findings.wrong(at('events', number), 'exchange/list-unreadable', { value: JSON.stringify(row) });
    return [];
  }
  const [seconds, subject, code, modifiers, comment] = row as readonly unknown[];
  const [who, what] = [asText(subject), asText(code)];
  return [
    {
      ...{ subject: who, code: what, type: typeOf(who, what), comment: asText(comment) },
      modifiers: typeof modifiers === 'string' ? modifiers.split(MODIFIERS_SIGN).filter((one) => one !== '') : [],
      seconds: typeof seconds === 'number' ? seconds : null,
      place: (part) => at('events', number, PARTS[part]),
    },
  ];
}

/** Of the events of a state the first one of a subject starts it, the next one stops it. */
function markerOf(states: ReadonlySet<string>) {
  const running = new Set<string>();
  return (subject: string, code: string): BorisEvent['type'] => {
    if (!states.has(code)) return 'POINT';
    const key = JSON.stringify([subject, code]);
    const isRunning = running.delete(key);
    if (!isRunning) running.add(key);
    return isRunning ? 'STOP' : 'START';
  };
}

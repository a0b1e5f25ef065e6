import { SAMPLING_METHODS } from '../campaigns/campaign.ts';
import { NOT_VISIBLE } from '../ethograms/ethogram.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { SESSION_STATUSES } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type BorisEvent, type BorisVariable, scanOfComment } from './boris-observation.ts';
import { bareRecord, type ExchangedSession } from './exchanged-session.ts';
import type { ExchangePlace, Findings, WordKind } from './exchange-reading.ts';
import { instantOfLocal, instantOfWritten } from './exchange-time.ts';
import { finishSession, type GrowingSession, growingSession, scanOf, type SessionHead } from './growing-session.ts';
import { listOf } from './table-lines.ts';

/** An event with the place of each of its parts; `seconds` is null for a text that is no number. */
export type PlacedEvent = Omit<BorisEvent, 'seconds'> & {
  readonly seconds: number | null;
  readonly place: (part: 'subject' | 'code' | 'type' | 'time') => ExchangePlace;
};

/** An observation as a file of BORIS tells it; variables that the file has not are undefined. */
export type ToldObservation = {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  /** in seconds; null where the file does not tell it */
  readonly seconds: number | null;
  readonly variable: (name: BorisVariable) => string | undefined;
  readonly place: (part: 'id' | 'date' | 'description' | BorisVariable) => ExchangePlace;
  readonly events: readonly PlacedEvent[];
};

/**
 * Returns the session of an observation. A file that BORIS alone has made has no variables of ours: its campaign,
 * enclosure and observer are '' then, its events are focal ones unless their comments name scans.
 */
export function sessionOfBoris(told: ToldObservation, findings: Findings): ExchangedSession {
  const head = headOf(told, findings);
  const session = growingSession(head, told.place('id'));
  if (head.method === 'scan') takeScans(session, told.events, findings);
  else takeFocal(session, told.events, findings);
  const finished = finishSession(session, findings);
  const seen = [...finished.scans.flatMap(({ records }) => records), ...finished.events].map(({ animal }) => animal);
  return { ...finished, animals: [...new Set([...head.animals, ...seen])] };
}

function headOf(told: ToldObservation, findings: Findings): SessionHead {
  const { id, date, description, seconds, variable, place, events } = told;
  const start = variable('Start') ?? '';
  const started = start === '' ? instantOfLocal(date) : instantOfWritten(start);
  const startedAtUnix = findings.instant(started, start || date, place(start === '' ? 'date' : 'Start')) ?? 0;
  const end = variable('End');
  const named = (kind: WordKind, name: BorisVariable) =>
    (variable(name) ?? '') === '' ? '' : findings.word(kind, variable(name) ?? '', place(name));
  const isScan = events.some(({ comment }) => scanOfComment(comment) !== null);
  const chosen = <Choice extends string>(
    name: BorisVariable,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice => {
    const text = variable(name) ?? '';
    const found = choices.find((choice) => choice === text);
    if (text !== '' && found === undefined) findings.wrong(place(name), 'exchange/choice-unknown', { value: text });
    return found ?? otherwise;
  };
  if (description.length > MEMO_LENGTH) findings.wrong(place('description'), 'exchange/too-long', { max: MEMO_LENGTH });
  return {
    sessionId: id,
    campaign: named('campaign', 'Campaign'),
    enclosure: named('enclosure', 'Enclosure'),
    observer: named('observer', 'Observer'),
    method: chosen('Method', SAMPLING_METHODS, isScan ? 'scan' : 'focal'),
    status: chosen('Status', SESSION_STATUSES, 'finished'),
    isDeferred: chosen('Deferred', ['yes', 'no'], 'no') === 'yes',
    startedAtUnix,
    endedAtUnix: endOf(end, startedAtUnix, seconds, { place: place('End'), findings }),
    plannedCount: plannedOf(variable('Planned') ?? '', place('Planned'), findings),
    ...{ note: description, invalidReason: variable('Invalid') ?? '' },
    animals: animalsOf(variable('Animals') ?? '', place('Animals'), findings),
  };
}

type At = { readonly place: ExchangePlace; readonly findings: Findings };

function endOf(end: string | undefined, from: EpochMs, seconds: number | null, { place, findings }: At) {
  if (end === undefined) return seconds === null ? null : from + Math.round(seconds * 1_000);
  return end === '' ? null : findings.instant(instantOfWritten(end), end, place, from);
}

function plannedOf(text: string, place: ExchangePlace, findings: Findings): number {
  if (!/^\d{0,4}$/.test(text)) findings.wrong(place, 'exchange/number-invalid', { value: text });
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

function animalsOf(text: string, place: ExchangePlace, findings: Findings): readonly string[] {
  const list = text === '' ? [] : listOf(text);
  if (list === null) findings.wrong(place, 'exchange/list-unreadable', { value: text });
  return (list ?? []).map((animal) => findings.word('animal', animal, place));
}

function instantOf({ head }: GrowingSession, { seconds, place }: PlacedEvent, findings: Findings): EpochMs | null {
  const from = head.startedAtUnix;
  const at = seconds === null ? null : from + Math.round(seconds * 1_000);
  return findings.instant(at, String(seconds ?? ''), place('time'), from);
}

/** A behaviour that is a state in BORIS has a start and a stop in a scan: of equal events of an animal the first counts. */
function takeScans(session: GrowingSession, events: readonly PlacedEvent[], findings: Findings): void {
  const times = new Map<number, number>();
  for (const event of events) {
    const { subject, code, type, comment, place } = event;
    const atUnix = instantOf(session, event, findings);
    if (atUnix !== null && !times.has(atUnix)) times.set(atUnix, times.size + 1);
    if (type === 'STOP') continue;
    const animal = findings.word('animal', subject, place('subject'));
    const isHidden = code.trim() === NOT_VISIBLE;
    const behaviour = isHidden ? null : findings.word('behaviour', code, place('code'));
    const number = scanOfComment(comment) ?? times.get(atUnix ?? 0) ?? null;
    const scan = scanOf(session, number, atUnix, { place: place('time'), findings });
    scan.add(bareRecord(animal, isHidden ? 'not_visible' : 'seen', behaviour), place('subject'), findings);
  }
}

const ACTIONS = { START: 'start', STOP: 'stop', POINT: 'point' } as const;

function takeFocal(session: GrowingSession, events: readonly PlacedEvent[], findings: Findings): void {
  const open = new Map<string, PlacedEvent[]>();
  for (const event of events) {
    const { subject, code, modifiers, type, place } = event;
    const atUnix = instantOf(session, event, findings);
    const animal = findings.word('animal', subject, place('subject'));
    const behaviour = findings.word('behaviour', code, place('code'));
    session.events.push({
      animal,
      action: ACTIONS[type],
      behaviour,
      modifiers,
      atUnix: atUnix ?? session.head.startedAtUnix,
    });
    const key = JSON.stringify([animal, behaviour]);
    const started = open.get(key) ?? [];
    if (type === 'START') open.set(key, [...started, event]);
    if (type !== 'STOP') continue;
    if (started.length === 0) findings.wrong(place('type'), 'exchange/unpaired', { value: behaviour });
    open.set(key, started.slice(1));
  }
  for (const { code, place } of [...open.values()].flat())
    findings.wrong(place('type'), 'exchange/unpaired', { value: code });
}

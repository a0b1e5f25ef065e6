import type { Behaviour } from '../ethograms/ethogram.ts';
import { type AppError, appError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { answeringOfContext, givenAnswers } from '../observation-sessions/context-answers.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { foldedName } from '../text/folded.ts';
import type { ImportFault } from './check-imported.ts';
import type {
  ExchangedContext,
  ExchangedEvent,
  ExchangedRecord,
  ExchangedScan,
  ExchangedSession,
} from './exchanged-session.ts';
import type { WordKind } from './exchange-reading.ts';
import { type ImportedSession, IMPORTED_STATUSES } from './imported-session.ts';
import { knownModifiers } from './known-things.ts';
import { type KnownThing, meantBy, wordKey } from './match-words.ts';

/** The zones of an enclosure, and the ids of its plans. */
export type PlacesOfEnclosure = { readonly zones: readonly KnownThing[]; readonly planIds: readonly string[] };

/** The knowledge by which the words of a session become ids. */
export type ImportWords = {
  /** by `wordKey` */
  readonly ids: ReadonlyMap<string, string>;
  /** by the id of an enclosure */
  readonly places: Readonly<Record<string, PlacesOfEnclosure>>;
  /** the behaviours of the version that a campaign froze, by the id of the campaign */
  readonly behaviours: Readonly<Record<string, readonly Behaviour[]>>;
  /** the questions of the context that a campaign froze, by the id of the campaign */
  readonly questions: Readonly<Record<string, readonly PublishedQuestion[]>>;
};

/**
 * A session of a file by ids. It is null where a name has no meaning, which is a fault; zones, plans and modifiers that are
 * not known, and answers that the campaign's context does not ask for, are left out with a warning, as the session is worth
 * more than they are.
 */
export type ReadSession = {
  readonly session: ImportedSession | null;
  readonly faults: readonly ImportFault[];
  readonly warnings: readonly AppError[];
};

type Finder = {
  readonly faults: ImportFault[];
  readonly warnings: Map<string, AppError>;
  readonly id: (kind: WordKind, word: string, field: ImportFault['field']) => string;
  readonly warn: (code: ErrorCode, value: string | number) => void;
};

/** Returns a session of a file by the ids of this establishment, with everything of it that has none. */
export function readSession(session: ExchangedSession, words: ImportWords): ReadSession {
  const finder = finderOf(words);
  const { id, faults, warnings } = finder;
  const campaignId = id('campaign', session.campaign, 'campaignId');
  const enclosureId = id('enclosure', session.enclosure, 'enclosureId');
  const places = words.places[enclosureId] ?? { zones: [], planIds: [] };
  const behaviours = new Map((words.behaviours[campaignId] ?? []).map((one) => [one.code, one]));
  const status = IMPORTED_STATUSES.find((one) => one === session.status);
  if (status === undefined) faults.push({ field: 'status', error: appError('exchange/session-runs') });
  const { sessionId, method, isDeferred, startedAtUnix, endedAtUnix, plannedCount, note, invalidReason } = session;
  const read = {
    ...{ sessionId, campaignId, enclosureId, observerId: id('observer', session.observer, 'observerId') },
    ...{ method, isDeferred, startedAtUnix, endedAtUnix, plannedCount, note, invalidReason },
    status: status ?? 'interrupted',
    animalIds: session.animals.map((animal) => id('animal', animal, 'animalIds')),
    scans: session.scans.map((scan) => scanOf(scan, places, finder)),
    events: session.events.map((event) => eventOf(event, behaviours, finder)),
    context: contextOf(session.context, words.questions[campaignId] ?? [], finder),
  } satisfies ImportedSession;
  return { session: faults.length === 0 ? read : null, faults, warnings: [...warnings.values()] };
}

function finderOf({ ids }: ImportWords): Finder {
  const faults: ImportFault[] = [];
  const missing = new Set<string>();
  const warnings = new Map<string, AppError>();
  return {
    ...{ faults, warnings },
    id(kind, word, field) {
      const key = wordKey(kind, word);
      const found = ids.get(key);
      if (found !== undefined) return found;
      if (!missing.has(key)) faults.push({ field, error: appError('exchange/word-unknown', { value: word }) });
      missing.add(key);
      return '';
    },
    warn: (code, value) => warnings.set(`${code} ${value}`, appError(code, { value })),
  };
}

function scanOf(
  { number, atUnix, records, interactions }: ExchangedScan,
  places: PlacesOfEnclosure,
  finder: Finder,
): ImportedSession['scans'][number] {
  const codeOf = (behaviour: string | null) => (behaviour === null ? null : finder.id('behaviour', behaviour, 'scans'));
  return {
    ...{ number, atUnix },
    records: records.map((record) => ({
      animalId: finder.id('animal', record.animal, 'scans'),
      ...{ sighting: record.sighting, code: codeOf(record.behaviour), ...placeOf(record, places, finder) },
      nearestId: record.nearest === null ? null : finder.id('animal', record.nearest, 'scans'),
      nearIds: record.near.map((animal) => finder.id('animal', animal, 'scans')),
    })),
    interactions: interactions.map(({ actor, receiver, behaviour, kind }) => ({
      actorId: finder.id('animal', actor, 'scans'),
      receiverId: finder.id('animal', receiver, 'scans'),
      ...{ code: codeOf(behaviour), kind },
    })),
  };
}

/** A point is one of a plan: without its plan, which is not known here, its metres mean nothing. */
function placeOf({ zone, planId, x, y, elevation }: ExchangedRecord, places: PlacesOfEnclosure, { warn }: Finder) {
  const zoneId = zone === null ? null : meantBy(zone, places.zones);
  const isPlan = planId === null || places.planIds.includes(planId);
  if (zone !== null && zoneId === null) warn('exchange/place-unknown', zone);
  if (!isPlan) warn('exchange/place-unknown', planId);
  return isPlan ? { zoneId, planId, x, y, elevation } : { zoneId, planId: null, x: null, y: null, elevation };
}

function eventOf(
  { animal, action, behaviour, modifiers, atUnix }: ExchangedEvent,
  behaviours: ReadonlyMap<string, Behaviour>,
  finder: Finder,
): ImportedSession['events'][number] {
  const code = behaviour === null ? null : finder.id('behaviour', behaviour, 'events');
  const known = behaviours.get(code ?? '');
  const values = known === undefined ? [] : knownModifiers(known);
  const taken = new Set<string>();
  const chosen = modifiers.flatMap((word) => {
    // Two modifiers may have a value of the same name: the first one that has no value yet is meant.
    const id = firstMeant(
      word,
      values.filter((one) => !taken.has(modifierOf(one.id))),
    );
    if (id === null) finder.warn('exchange/modifier-unknown', word);
    else taken.add(modifierOf(id));
    return id === null ? [] : [id];
  });
  return { animalId: finder.id('animal', animal, 'events'), action, code, modifiers: chosen, atUnix };
}

function modifierOf(id: string): string {
  return id.split(':', 1)[0] ?? id;
}

function firstMeant(word: string, things: readonly KnownThing[]): string | null {
  const isSame = (name: string) => foldedName(name) === foldedName(word);
  return (
    (things.find(({ names }) => names.includes(word)) ?? things.find(({ names }) => names.some(isSame)))?.id ?? null
  );
}

/** Returns the answers that the questions take, by time; answers that all stand for no question are left out whole. */
function contextOf(
  context: readonly ExchangedContext[],
  questions: readonly PublishedQuestion[],
  { warn }: Finder,
): ExchangedContext[] {
  const taken = context.map((entry) => ({ entry, answers: givenAnswers({ questions }, answeringOfContext(entry)) }));
  const lost = taken.map(
    ({ entry, answers }) => entry.answers.filter(({ value }) => value !== null).length - answers.length,
  );
  const most = Math.max(0, ...lost);
  if (most > 0) warn('exchange/answers-left-out', most);
  return taken
    .filter(({ entry, answers }) => answers.length > 0 || entry.answers.length === 0)
    .map(({ entry: { atUnix }, answers }) => ({ answers, atUnix }));
}

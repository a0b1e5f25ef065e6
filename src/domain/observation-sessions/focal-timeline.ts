import type { FocalEntry, SessionEntry } from './session.ts';

/** A state of an animal; the duration is in milliseconds, without the pauses. */
export type FocalState = {
  readonly entryId: string;
  readonly code: string;
  readonly modifiers: readonly string[];
  readonly startAtUnix: number;
  readonly stopAtUnix: number;
  readonly durationMs: number;
  /** it was not stopped by the observer: it ended with the observation, or is running */
  readonly isOpen: boolean;
};

export type FocalPoint = Pick<FocalEntry, 'entryId' | 'modifiers' | 'atUnix'> & { readonly code: string };

/** A time in which nobody watched the animal. */
export type FocalPause = { readonly from: number; readonly to: number };

/** One focal observation: an animal from its beginning to its end. */
export type FocalObservation = {
  readonly animalId: string;
  readonly startAtUnix: number;
  /** null while it runs */
  readonly endAtUnix: number | null;
  readonly isPaused: boolean;
  /** the time that was observed, in milliseconds, without the pauses */
  readonly observedMs: number;
  /** the pauses in their order; the last one may still last */
  readonly pauses: readonly FocalPause[];
  readonly states: readonly FocalState[];
  readonly points: readonly FocalPoint[];
};

/** Returns the tap to which an entry belongs: entries of one tap have ids that are equal up to a dot. */
export function tapOf(entryId: string): string {
  return entryId.split('.', 1)[0] ?? entryId;
}

/** Returns the focal entries of one device that were not taken back, undoings left out, in their order. */
export function standingFocal(entries: readonly SessionEntry[]): readonly FocalEntry[] {
  const focal = entries.filter((entry) => entry.kind === 'focal');
  const undone = new Set(focal.flatMap(({ action, undoesId }) => (action === 'undo' && undoesId ? [undoesId] : [])));
  return focal.filter(({ action, entryId }) => action !== 'undo' && !undone.has(tapOf(entryId)));
}

type Running = {
  animalId: string;
  startAtUnix: number;
  endAtUnix: number | null;
  pausedSince: number | null;
  pauses: FocalPause[];
  open: { entry: FocalEntry; code: string }[];
  states: FocalState[];
  points: FocalPoint[];
};

/**
 * Returns the observations of one device in the order of their beginnings. A first tap without a 'begin' begins one.
 * States that are open at `untilUnix`, or at the last entry without it, are closed there and marked.
 */
export function focalTimeline(entries: readonly SessionEntry[], untilUnix?: number): readonly FocalObservation[] {
  const standing = standingFocal(entries).toSorted((one, other) => one.atUnix - other.atUnix);
  const last = Math.max(untilUnix ?? 0, standing.at(-1)?.atUnix ?? 0);
  const all: Running[] = [];
  const running = new Map<string, Running>();
  for (const entry of standing) {
    const known = running.get(entry.animalId);
    // A stop, an end or a resume after the end says nothing.
    if (known === undefined && ['stop', 'end', 'resume'].includes(entry.action)) continue;
    const observation = known ?? begun(entry);
    if (known === undefined) {
      running.set(entry.animalId, observation);
      all.push(observation);
    }
    take(observation, entry);
    if (observation.endAtUnix !== null) running.delete(entry.animalId);
  }
  return all.map((observation) => closed(observation, observation.endAtUnix ?? last));
}

function begun({ animalId, atUnix }: FocalEntry): Running {
  return {
    ...{ animalId, startAtUnix: atUnix, endAtUnix: null, pausedSince: null },
    ...{ pauses: [], open: [], states: [], points: [] },
  };
}

function take(observation: Running, entry: FocalEntry): void {
  const { action, code, atUnix, entryId, modifiers } = entry;
  if (action === 'start' && code !== null) observation.open.push({ entry, code });
  if (action === 'point' && code !== null) observation.points.push({ entryId, code, modifiers, atUnix });
  if (action === 'pause') observation.pausedSince ??= atUnix;
  if (action === 'resume' || action === 'end') endPause(observation, atUnix);
  if (action === 'end') observation.endAtUnix = atUnix;
  if (action === 'stop') {
    const stopped = observation.open.find((one) => one.code === code);
    if (stopped === undefined) return;
    observation.open = observation.open.filter((one) => one !== stopped);
    observation.states.push(stateOf(observation, stopped, atUnix, false));
  }
}

function endPause(observation: Running, atUnix: number): void {
  if (observation.pausedSince !== null) observation.pauses.push({ from: observation.pausedSince, to: atUnix });
  observation.pausedSince = null;
}

function closed(observation: Running, untilUnix: number): FocalObservation {
  const isPaused = observation.pausedSince !== null;
  endPause(observation, untilUnix);
  const left = observation.open.map((one) => stateOf(observation, one, untilUnix, true));
  const { animalId, startAtUnix, endAtUnix, points } = observation;
  return {
    ...{ animalId, startAtUnix, endAtUnix, isPaused, points },
    ...{ observedMs: timeWithoutPauses(observation, startAtUnix, untilUnix), pauses: observation.pauses },
    states: [...observation.states, ...left].toSorted((one, other) => one.startAtUnix - other.startAtUnix),
  };
}

function stateOf(of: Running, { entry, code }: Running['open'][number], stopAtUnix: number, isOpen: boolean) {
  const { entryId, modifiers, atUnix: startAtUnix } = entry;
  const durationMs = timeWithoutPauses(of, startAtUnix, stopAtUnix);
  return { entryId, code, modifiers, startAtUnix, stopAtUnix, durationMs, isOpen };
}

function timeWithoutPauses({ pauses, pausedSince }: Running, from: number, to: number): number {
  return watchedMs(pausedSince === null ? pauses : [...pauses, { from: pausedSince, to }], from, to);
}

/** Returns the milliseconds from one instant to another that are in no pause; 0 where `to` is not after `from`. */
export function watchedMs(pauses: readonly FocalPause[], from: number, to: number): number {
  const paused = pauses.reduce(
    (sum, pause) => sum + Math.max(0, Math.min(pause.to, to) - Math.max(pause.from, from)),
    0,
  );
  return Math.max(0, to - from - paused);
}

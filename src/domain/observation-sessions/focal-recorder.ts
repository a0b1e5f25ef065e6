import type { Behaviour } from '../ethograms/ethogram.ts';
import { type FocalObservation, focalTimeline, standingFocal, tapOf } from './focal-timeline.ts';
import type { FocalAction, FocalEntry, SessionEntry } from './session.ts';

/** An act of the observer in a focal observation, at an instant by the session's clock; the id is the tap's own. */
export type FocalEvent = { readonly atUnix: number; readonly entryId: string } & (
  | { readonly type: 'begin' | 'end' | 'pause' | 'resume'; readonly animalId: string }
  | {
      readonly type: 'start' | 'point';
      readonly animalId: string;
      readonly code: string;
      /** the chosen value of each modifier, as 'modifierId:valueId' */
      readonly modifiers: readonly string[];
    }
  | { readonly type: 'stop'; readonly animalId: string; readonly code: string }
  /** takes back the last tap: of one animal, or of all with null */
  | { readonly type: 'undo'; readonly animalId: string | null }
);

/** The part of an ethogram that decides how states end one another. */
export type Excluding = Pick<Behaviour, 'code' | 'exclusionGroup'>;

/**
 * Returns the entries that a tap makes after `entries`, the earlier ones of this device: a state stops those of its
 * exclusion group, and an end all that run. Returns none for a tap that does not fit: a state that runs already with the
 * same modifiers, the stop of one that does not, a behaviour while the observation is paused, an undoing of nothing.
 * @source specification, point 3 "Campaign", focal sampling; src/domain/ethograms/ethogram.ts, exclusion groups
 */
export function focalEntriesOf(
  event: FocalEvent,
  entries: readonly SessionEntry[],
  behaviours: readonly Excluding[],
): readonly FocalEntry[] {
  if (event.type === 'undo') return undoing(event, entries);
  const observation = runningFocals(entries).find(({ animalId }) => animalId === event.animalId);
  if (event.type === 'begin') return observation === undefined ? [entryOf(event, 'begin')] : [];
  if (event.type === 'start' || event.type === 'point') return behaviour(event, observation, behaviours);
  if (observation === undefined) return [];
  switch (event.type) {
    case 'stop':
      return isRunning(observation, event.code) ? [entryOf(event, 'stop', event.code)] : [];
    case 'pause':
      return observation.isPaused ? [] : [entryOf(event, 'pause')];
    case 'resume':
      return observation.isPaused ? [entryOf(event, 'resume')] : [];
    case 'end':
      return [...stopping(event, openCodes(observation)), entryOf(event, 'end')];
  }
}

/** Returns the observations of one device that have not ended, in the order of their beginnings. */
export function runningFocals(entries: readonly SessionEntry[], untilUnix?: number): readonly FocalObservation[] {
  return focalTimeline(entries, untilUnix).filter(({ endAtUnix }) => endAtUnix === null);
}

type OfAnimal = Exclude<FocalEvent, { readonly type: 'undo' }>;

function behaviour(
  event: Extract<FocalEvent, { readonly type: 'start' | 'point' }>,
  observation: FocalObservation | undefined,
  behaviours: readonly Excluding[],
): readonly FocalEntry[] {
  if (observation?.isPaused === true) return [];
  const { type, code, modifiers } = event;
  if (type === 'point') return [{ ...entryOf(event, 'point', code), modifiers: [...modifiers] }];
  const same = observation?.states.find((state) => state.isOpen && state.code === code);
  if (same !== undefined && same.modifiers.join(' ') === modifiers.join(' ')) return [];
  const group = behaviours.find((one) => one.code === code)?.exclusionGroup ?? null;
  const isEnded = (open: string) =>
    open === code || (group !== null && behaviours.some((one) => one.code === open && one.exclusionGroup === group));
  const ended = observation === undefined ? [] : openCodes(observation).filter(isEnded);
  return [...stopping(event, ended), { ...entryOf(event, 'start', code), modifiers: [...modifiers] }];
}

function stopping(event: OfAnimal, codes: readonly string[]): readonly FocalEntry[] {
  return codes.map((code, index) => ({
    ...entryOf(event, 'stop', code),
    entryId: `${event.entryId}.${index + 1}`,
  }));
}

function undoing(event: Extract<FocalEvent, { readonly type: 'undo' }>, entries: readonly SessionEntry[]) {
  const last = standingFocal(entries).findLast(
    ({ animalId }) => event.animalId === null || event.animalId === animalId,
  );
  if (last === undefined) return [];
  return [{ ...entryOf({ ...event, animalId: last.animalId }, 'undo'), undoesId: tapOf(last.entryId) }];
}

function entryOf(
  { entryId, animalId, atUnix }: Pick<FocalEntry, 'entryId' | 'animalId' | 'atUnix'>,
  action: FocalAction,
  code: string | null = null,
): FocalEntry {
  return { entryId, kind: 'focal', animalId, action, code, modifiers: [], undoesId: null, atUnix };
}

function openCodes({ states }: FocalObservation): readonly string[] {
  return states.filter(({ isOpen }) => isOpen).map(({ code }) => code);
}

function isRunning(observation: FocalObservation, code: string): boolean {
  return openCodes(observation).includes(code);
}

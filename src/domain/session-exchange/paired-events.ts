import { focalTimeline } from '../observation-sessions/focal-timeline.ts';
import type { FocalEntry } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { ExchangedEvent, ExchangedSession } from './exchanged-session.ts';

/** A state from its start to its stop, or a point: both times are equal then. */
export type PairedEvent = {
  readonly animal: string;
  readonly behaviour: string;
  readonly modifiers: readonly string[];
  readonly isState: boolean;
  readonly fromUnix: EpochMs;
  readonly toUnix: EpochMs;
};

/**
 * Returns the states and points of a session by their beginning, as programs know them that record neither the beginning
 * and end of observing an animal nor pauses. A state that was never stopped ends with its observation.
 */
export function pairedEvents({
  events,
  endedAtUnix,
}: Pick<ExchangedSession, 'events' | 'endedAtUnix'>): readonly PairedEvent[] {
  const observations = focalTimeline(events.map(entryOf), endedAtUnix ?? undefined);
  return observations
    .flatMap(({ animalId: animal, states, points }) => [
      ...states.map(({ code, modifiers, startAtUnix, stopAtUnix }) => ({
        ...{ animal, behaviour: code, modifiers, isState: true, fromUnix: startAtUnix, toUnix: stopAtUnix },
      })),
      ...points.map(({ code, modifiers, atUnix }) => ({
        ...{ animal, behaviour: code, modifiers, isState: false, fromUnix: atUnix, toUnix: atUnix },
      })),
    ])
    .toSorted((one, other) => one.fromUnix - other.fromUnix);
}

/** Returns the taps that such events come from, by time; of taps at one time the earlier beginning is first. */
export function eventsOfPaired(paired: readonly PairedEvent[]): readonly ExchangedEvent[] {
  return paired
    .flatMap(({ animal, behaviour, modifiers, isState, fromUnix, toUnix }): ExchangedEvent[] => {
      const tap = { animal, behaviour, modifiers };
      if (!isState) return [{ ...tap, action: 'point', atUnix: fromUnix }];
      return [
        { ...tap, action: 'start', atUnix: fromUnix },
        { ...tap, action: 'stop', atUnix: toUnix },
      ];
    })
    .toSorted((one, other) => one.atUnix - other.atUnix);
}

function entryOf({ animal, action, behaviour, modifiers, atUnix }: ExchangedEvent, at: number): FocalEntry {
  const entry = { entryId: String(at), kind: 'focal', animalId: animal, action, undoesId: null, atUnix } as const;
  return { ...entry, code: behaviour, modifiers: [...modifiers] };
}

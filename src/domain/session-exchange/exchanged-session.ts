import type { InteractionKind } from '../analysis/interaction-kind.ts';
import type { SamplingMethod } from '../campaigns/campaign.ts';
import type { ContextEntry, FocalAction, SessionStatus, Sighting } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';

/** The files of sessions: the own ones, those of BORIS, and the table of ZooMonitor. */
export const EXCHANGE_KINDS = ['enclos-json', 'enclos-csv', 'boris-events', 'boris-project', 'zoomonitor'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** An animal in a scan, by the words of a file; places are metres from the plan's origin. */
export type ExchangedRecord = {
  readonly animal: string;
  readonly sighting: Sighting;
  readonly behaviour: string | null;
  readonly zone: string | null;
  readonly planId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly elevation: number | null;
  readonly nearest: string | null;
  readonly near: readonly string[];
};

export type ExchangedInteraction = {
  readonly actor: string;
  readonly receiver: string;
  readonly behaviour: string | null;
  readonly kind: InteractionKind;
};

/** A scan with its corrections made. */
export type ExchangedScan = {
  readonly number: number;
  readonly atUnix: EpochMs;
  readonly records: readonly ExchangedRecord[];
  readonly interactions: readonly ExchangedInteraction[];
};

/** The taps of a focal observation; one that was taken back is in no file. */
export const EXCHANGED_ACTIONS = [
  'begin',
  'end',
  'start',
  'stop',
  'point',
  'pause',
  'resume',
] as const satisfies Exclude<FocalAction, 'undo'>[];
export type ExchangedAction = (typeof EXCHANGED_ACTIONS)[number];

export type ExchangedEvent = {
  readonly animal: string;
  readonly action: ExchangedAction;
  readonly behaviour: string | null;
  readonly modifiers: readonly string[];
  readonly atUnix: EpochMs;
};

/** All answers to the questions of the context at an instant; questions and choices are told by their ids. */
export type ExchangedContext = Pick<ContextEntry, 'answers' | 'atUnix'>;

/**
 * A session as every file of sessions describes it: by words and instants, without ids of this establishment. The answers
 * about its context alone have ids.
 */
export type ExchangedSession = {
  /** tells the sessions of one file apart */
  readonly sessionId: string;
  readonly campaign: string;
  readonly enclosure: string;
  readonly observer: string;
  readonly method: SamplingMethod;
  readonly status: SessionStatus;
  readonly isDeferred: boolean;
  readonly startedAtUnix: EpochMs;
  readonly endedAtUnix: EpochMs | null;
  readonly plannedCount: number;
  readonly note: string;
  readonly invalidReason: string;
  readonly animals: readonly string[];
  /** by number */
  readonly scans: readonly ExchangedScan[];
  /** by time */
  readonly events: readonly ExchangedEvent[];
  /** by time, the last one counts; files other than the own JSON have none */
  readonly context: readonly ExchangedContext[];
};

/** Returns an animal in a scan of which nothing more is told than how it was seen. */
export function bareRecord(animal: string, sighting: Sighting, behaviour: string | null): ExchangedRecord {
  return {
    ...{ animal, sighting, behaviour, zone: null, planId: null, x: null, y: null, elevation: null },
    ...{ nearest: null, near: [] },
  };
}

import type { Alert, Episode } from '../../src/domain/alerts/alert.ts';
import { raisedAlert, resolved } from '../../src/domain/alerts/alert-steps.ts';

/** A value that a campaign watches, at the instant at which it was found. */
export type FoundValue = {
  /** of the thing that is watched, such as an enclosure */
  readonly key: string;
  readonly at: number;
  readonly isExpected: boolean;
  /** the episode that an unexpected value begins */
  readonly episode: Episode;
};

/**
 * Returns the alerts that values in the order of time would have raised and resolved, each told at once: one open alert at
 * a time for a thing that is watched.
 */
export function alertsOverTime(
  values: readonly FoundValue[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const open = new Map<string, Alert>();
  const ended: Alert[] = [];
  for (const { key, at, isExpected, episode } of values) {
    const before = open.get(key);
    if (!isExpected && before === undefined)
      open.set(key, { ...raisedAlert(episode, sectorsOf(episode.enclosureId ?? ''), at), toldAtUnix: at });
    if (isExpected && before !== undefined) {
      ended.push({ ...before, ...resolved(before, at) });
      open.delete(key);
    }
  }
  return [...ended, ...open.values()];
}

import type { Alert, Episode } from '../../src/domain/alerts/alert.ts';
import { raisedAlert, resolved } from '../../src/domain/alerts/alert-steps.ts';

/** A value that a campaign watches, at the instant at which it was found. */
export type FoundValue = {
  /** of the thing that is watched, such as an enclosure */
  readonly key: string;
  readonly at: number;
  /** the episode that an unexpected value begins; null for an expected one */
  readonly episode: Episode | null;
};

/**
 * Returns the alerts that values in the order of time would have raised and resolved, each told at once: one open alert at
 * a time for a thing that is watched. An unexpected value of another kind ends the alert before it.
 */
export function alertsOverTime(
  values: readonly FoundValue[],
  sectorsOf: (enclosureId: string) => readonly string[],
): readonly Alert[] {
  const open = new Map<string, Alert>();
  const ended: Alert[] = [];
  for (const { key, at, episode } of values) {
    const before = open.get(key);
    if (before !== undefined && before.kind !== episode?.kind) {
      ended.push({ ...before, ...resolved(before, at) });
      open.delete(key);
    }
    if (episode !== null && !open.has(key))
      open.set(key, { ...raisedAlert(episode, sectorsOf(episode.enclosureId ?? ''), at), toldAtUnix: at });
  }
  return [...ended, ...open.values()];
}

import type { Behaviour } from './ethogram.ts';

/** The recording of an observer: the states that last, and how often each behaviour was recorded, by codes. */
export type Recording = { readonly active: readonly string[]; readonly counts: Readonly<Record<string, number>> };

export const NOTHING_RECORDED: Recording = { active: [], counts: {} };

/** Returns the behaviour of a key of the keyboard, whatever its case; undefined for a key that none has. */
export function behaviourOfKey(behaviours: readonly Behaviour[], key: string): Behaviour | undefined {
  return behaviours.find((behaviour) => behaviour.key === key.toLowerCase());
}

/**
 * Returns the recording after a key was pressed: a point is counted; a state begins, and ends the other states of its
 * group, or it ends where it lasts already.
 */
export function afterPress(recording: Recording, pressed: Behaviour, behaviours: readonly Behaviour[]): Recording {
  const { code, type, exclusionGroup } = pressed;
  const counts = { ...recording.counts, [code]: (recording.counts[code] ?? 0) + 1 };
  if (type === 'point') return { ...recording, counts };
  if (recording.active.includes(code)) return { ...recording, active: recording.active.filter((one) => one !== code) };
  const isExcluded = (other: string) =>
    exclusionGroup !== null &&
    behaviours.some((behaviour) => behaviour.code === other && behaviour.exclusionGroup === exclusionGroup);
  return { active: [...recording.active.filter((one) => !isExcluded(one)), code], counts };
}

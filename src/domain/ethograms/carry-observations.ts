import type { Behaviour, EthogramVersion } from './ethogram.ts';
import { continuationOf, continuedBy } from './mapping.ts';

/** A recorded behaviour, as far as versions concern it. */
export type Observed = {
  readonly code: string;
  /** the chosen value of each modifier, by their ids */
  readonly modifiers: Readonly<Record<string, string>>;
  /** the codes under which it was known in other versions, by their numbers: the way back from a merge or a split */
  readonly knownAs?: Readonly<Record<number, string>>;
};

/** The reasons why an observation stays behind. */
export const STAY_REASONS = ['unknown', 'removed', 'split', 'added', 'merged', 'type', 'modifier'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

/** The part of a version that carrying reads. */
export type CarryVersion = Pick<EthogramVersion, 'number' | 'behaviours' | 'mapping'>;

export type Carried<Of extends Observed> = {
  readonly carried: readonly Of[];
  /** those that have no place in the target, as they were when they could go no further, and the version that has none */
  readonly stayed: readonly { readonly observed: Of; readonly reason: StayReason; readonly at: number }[];
};

/**
 * Returns observations under the codes of another version of their ethogram, forward or back, one version after the
 * other. An observation stays behind where its code was given up, split or (back) merged and nothing says under which
 * code it was once recorded, where its behaviour changed between state and point, and where a chosen modifier is missing.
 * Throws for a version that `versions` lacks.
 */
export function carryObservations<Of extends Observed>(
  observations: readonly Of[],
  versions: readonly CarryVersion[],
  from: number,
  to: number,
): Carried<Of> {
  const step = Math.sign(to - from);
  let carried: readonly Of[] = observations;
  const stayed: Carried<Of>['stayed'][number][] = [];
  for (let number = from; number !== to; number += step) {
    const [here, there] = [versionIn(versions, number), versionIn(versions, number + step)];
    const next: Of[] = [];
    for (const observed of carried) {
      const found = placeOf(observed, here, there);
      if (typeof found === 'string') stayed.push({ observed, reason: found, at: there.number });
      else next.push(known(observed, here.number, found.code));
    }
    carried = next;
  }
  return { carried, stayed };
}

function versionIn(versions: readonly CarryVersion[], number: number): CarryVersion {
  const version = versions.find((one) => one.number === number);
  if (version === undefined) throw new Error(`version ${number} is missing`);
  return version;
}

/** Returns the behaviour of the next version that takes the observation, or the reason why none does. */
function placeOf(observed: Observed, here: CarryVersion, there: CarryVersion): Behaviour | StayReason {
  const now = behaviourIn(here, observed.code);
  if (now === undefined) return 'unknown';
  const isForward = there.number > here.number;
  const codes = isForward
    ? continuedBy(now.code, there.mapping)
    : continuationOf(
        now.code,
        there.behaviours.map(({ code }) => code),
        here.mapping,
      );
  const remembered = observed.knownAs?.[there.number];
  const code = remembered !== undefined && codes.includes(remembered) ? remembered : codes[0];
  if (code === undefined) return isForward ? 'removed' : 'added';
  if (codes.length > 1 && code !== remembered) return isForward ? 'split' : 'merged';
  const found = behaviourIn(there, code);
  if (found === undefined) return 'unknown';
  if (found.type !== now.type) return 'type';
  return takesModifiers(found, observed) ? found : 'modifier';
}

function behaviourIn({ behaviours }: CarryVersion, code: string): Behaviour | undefined {
  return behaviours.find((behaviour) => behaviour.code === code);
}

function takesModifiers({ modifiers }: Behaviour, observed: Observed): boolean {
  return Object.entries(observed.modifiers).every(([id, value]) =>
    modifiers.some(({ modifierId, values }) => modifierId === id && values.some(({ valueId }) => valueId === value)),
  );
}

function known<Of extends Observed>(observed: Of, at: number, code: string): Of {
  return { ...observed, code, knownAs: { ...observed.knownAs, [at]: observed.code } };
}

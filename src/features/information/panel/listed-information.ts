import type { Actor } from '#domain/access/actor.ts';
import type { Information } from '#domain/information/information.ts';
import { compareForReader, INFORMATION_STATES, stateOf } from '#domain/information/information-order.ts';
import { isListedFor } from '#domain/information/information-rights.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { InformationRow } from './information-filters.ts';

/**
 * Returns the information that a person reads or looks after, with its state at `now`: valid first, then coming, then
 * expired. Empty for none.
 */
export function listedInformation(all: readonly Information[], actor: Actor, now: EpochMs): readonly InformationRow[] {
  return all
    .filter((one) => isListedFor(actor, one))
    .map((one) => ({ ...one, state: stateOf(one, now) }))
    .toSorted(
      (a, b) => INFORMATION_STATES.indexOf(a.state) - INFORMATION_STATES.indexOf(b.state) || compareForReader(a, b),
    );
}

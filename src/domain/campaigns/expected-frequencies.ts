import { appError, type AppError } from '../errors/app-error.ts';
import type { Behaviour } from '../ethograms/ethogram.ts';
import { type ExpectedFrequency, MAX_EXPECTED_FREQUENCIES } from './campaign.ts';

type Faults = Record<string, AppError>;

/** All sightings, in percent. */
export const MAX_PERCENT = 100;

/**
 * Returns what is wrong with expected frequencies, by their place, such as `expectedFrequencies.0`; empty for none. A frequency needs a
 * behaviour and an end of its range, and no behaviour has two.
 */
export function frequencyFaults(frequencies: readonly ExpectedFrequency[]): Readonly<Faults> {
  if (frequencies.length > MAX_EXPECTED_FREQUENCIES)
    return { expectedFrequencies: appError('campaign/too-many', { max: MAX_EXPECTED_FREQUENCIES }) };
  const faults: Faults = {};
  for (const [at, frequency] of frequencies.entries()) {
    const fault = faultOf(frequency, frequencies.slice(0, at));
    if (fault !== null) faults[`expectedFrequencies.${at}`] = fault;
  }
  return faults;
}

/** Returns the first expected frequency whose behaviour an ethogram does not have, as a fault at its place; empty for none. */
export function unknownFrequencies(
  frequencies: readonly ExpectedFrequency[],
  behaviours: readonly Pick<Behaviour, 'code'>[],
): Readonly<Faults> {
  const at = frequencies.findIndex(({ code }) => !behaviours.some((one) => one.code === code));
  return at < 0 ? {} : { [`expectedFrequencies.${at}`]: appError('campaign/frequency-unknown') };
}

/** Returns whether the end of a range is a percent, or open. */
export function isPercentOrNull(end: number | null): boolean {
  return end === null || (end >= 0 && end <= MAX_PERCENT);
}

function faultOf({ code, min, max }: ExpectedFrequency, before: readonly ExpectedFrequency[]): AppError | null {
  if (code === '' || (min === null && max === null)) return appError('campaign/frequency-incomplete');
  if (!isPercentOrNull(min) || !isPercentOrNull(max))
    return appError('campaign/number-between', { min: 0, max: MAX_PERCENT });
  if (min !== null && max !== null && min > max) return appError('campaign/frequency-reversed');
  return before.some((other) => other.code === code) ? appError('campaign/frequency-twice') : null;
}

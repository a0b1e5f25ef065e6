import * as z from 'zod/mini';
import { DEFAULT_PARAMETERS } from './default-parameters.ts';

const threshold = z.number().check(z.nonnegative());
const least = z.int().check(z.nonnegative());
const levels = z
  .strictObject({
    low: z.prefault(threshold, DEFAULT_PARAMETERS.shannonLevels.low),
    moderate: z.prefault(threshold, DEFAULT_PARAMETERS.shannonLevels.moderate),
    high: z.prefault(threshold, DEFAULT_PARAMETERS.shannonLevels.high),
  })
  .check(
    z.refine(({ low, moderate, high }) => low <= moderate && moderate <= high, {
      error: 'the levels low, moderate and high must rise',
    }),
  );

/**
 * The thresholds of an analysis with their defaults, in one place.
 * @source analysis definitions, 2, 3 and 6
 */
export const parametersSchema = z.strictObject({
  /** percent under which a behaviour that was seen is rare */
  rareThreshold: z.prefault(threshold, DEFAULT_PARAMETERS.rareThreshold),
  /** the least H' of each level of diversity; below `low` it is very low */
  shannonLevels: z.prefault(levels, {}),
  /** visible records that keep an individual in a network */
  minObservations: z.prefault(least, DEFAULT_PARAMETERS.minObservations),
  /** raw count that keeps an edge in a network */
  minInteractions: z.prefault(least, DEFAULT_PARAMETERS.minInteractions),
  /** relative difference within which two path lengths are equal */
  tieTolerance: z.prefault(threshold, DEFAULT_PARAMETERS.tieTolerance),
});
export type Parameters = z.infer<typeof parametersSchema>;

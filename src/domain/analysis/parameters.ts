import * as z from 'zod/mini';
import { TIE_TOLERANCE } from './network/shortest-paths.ts';

const threshold = z.number().check(z.nonnegative());
const least = z.int().check(z.nonnegative());
const levels = z
  .strictObject({
    low: z.prefault(threshold, 0.5),
    moderate: z.prefault(threshold, 1),
    high: z.prefault(threshold, 2),
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
  rareThreshold: z.prefault(threshold, 5),
  /** the least H' of each level of diversity; below `low` it is very low */
  shannonLevels: z.prefault(levels, {}),
  /** visible records that keep an individual in a network */
  minObservations: z.prefault(least, 0),
  /** raw count that keeps an edge in a network */
  minInteractions: z.prefault(least, 1),
  /** relative difference within which two path lengths are equal */
  tieTolerance: z.prefault(threshold, TIE_TOLERANCE),
});
export type Parameters = z.infer<typeof parametersSchema>;

import { TIE_TOLERANCE } from './network/shortest-paths.ts';

/**
 * The thresholds of an analysis for which nobody has chosen others.
 * @source analysis definitions, 2, 3 and 6
 */
export const DEFAULT_PARAMETERS = {
  rareThreshold: 5,
  shannonLevels: { low: 0.5, moderate: 1, high: 2 },
  minObservations: 0,
  minInteractions: 1,
  tieTolerance: TIE_TOLERANCE,
};

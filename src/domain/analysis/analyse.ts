import { ZONE } from '../time/epoch.ts';
import { type Agreement, agreementOf } from './agreement-results.ts';
import { type Associations, associationsOf } from './association.ts';
import { type Avoidance, avoidanceOf } from './avoidance.ts';
import { type BehaviourLists, behaviourListsOf } from './behaviour-lists.ts';
import { canonicalDataSet } from './canonical-data-set.ts';
import type { DataSet } from './data-set.ts';
import { type Diversities, diversitiesOf } from './diversity-series.ts';
import { type Frequencies, frequenciesOf } from './frequency.ts';
import { type InteractionMatrices, interactionMatricesOf } from './interactions.ts';
import { type NearestNeighbours, nearestNeighboursOf } from './nearest-neighbours.ts';
import { type Networks, networksOf } from './network-results.ts';
import type { Parameters } from './parameters.ts';
import { type Ignored, sampleOf } from './scan-sample.ts';
import { type ScanStatistics, scanStatisticsOf } from './scan-statistics.ts';
import { type SpaceUse, spaceUseOf } from './space-results.ts';
import { type SpeciesPattern, speciesPatternsOf } from './species-patterns.ts';
import { type Visibility, visibilityOf } from './visibility.ts';
import { visibleScansOf } from './visible-scans.ts';

/** Every result of a data set by name, as plain JSON: docs/analyse.md names each field. */
export type Analysis = {
  /** the zone of every day, week, month and hour */
  readonly timeZone: string;
  readonly parameters: Parameters;
  readonly ignored: Ignored;
  readonly statistics: ScanStatistics;
  readonly visibility: readonly Visibility[];
  readonly frequency: Frequencies;
  readonly behaviourLists: BehaviourLists;
  readonly diversity: Diversities;
  readonly association: Associations;
  readonly nearestNeighbours: NearestNeighbours;
  readonly interactions: InteractionMatrices;
  readonly avoidance: Avoidance;
  readonly networks: Networks;
  readonly space: SpaceUse;
  readonly agreement: Agreement;
  readonly speciesPatterns: readonly SpeciesPattern[];
};

/**
 * Returns every analysis of a data set, all of them over the same records, and the agreement of observers over its
 * coded items; values are unrounded, and null where they are not defined. Lists and matrices stand in the order of
 * `canonicalDataSet`, so that the order of the data set changes nothing. An empty data set has zeros, nulls and empty lists.
 * @source analysis definitions, 1 to 9 and 12
 */
export function analyse(given: DataSet): Analysis {
  const dataSet = canonicalDataSet(given);
  const sample = sampleOf(dataSet);
  const visibleScans = visibleScansOf(sample);
  const association = associationsOf(sample, visibleScans);
  const interactions = interactionMatricesOf(sample);
  return {
    timeZone: ZONE,
    parameters: sample.parameters,
    ignored: sample.ignored,
    statistics: scanStatisticsOf(sample, visibleScans),
    visibility: visibilityOf(sample, visibleScans),
    frequency: frequenciesOf(sample),
    behaviourLists: behaviourListsOf(sample),
    diversity: diversitiesOf(sample),
    association,
    nearestNeighbours: nearestNeighboursOf(sample),
    interactions,
    avoidance: avoidanceOf(interactions, visibleScans),
    speciesPatterns: speciesPatternsOf(sample),
    networks: networksOf(association, interactions, visibleScans, sample.parameters),
    space: spaceUseOf(sample, dataSet),
    agreement: agreementOf(dataSet.coded),
  };
}

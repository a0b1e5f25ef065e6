import { type EpochMs, ZONE } from '../time/epoch.ts';
import { type PeriodKeys, periodKeysIn } from '../time/period-keys.ts';
import type { DataSet } from './data-set.ts';
import type { Parameters } from './parameters.ts';

export type Individual = DataSet['individuals'][number];
type RawRecord = DataSet['records'][number];
type Interaction = DataSet['interactions'][number];

/** A scan with its local periods; without a cohort it looked for every individual. */
type DatedScan = PeriodKeys & { readonly id: string; readonly instant: EpochMs; readonly cohortId?: string };

/** An individual that was seen in a scan, with the behaviour that it showed. */
export type VisibleRecord = Omit<RawRecord, 'scanId' | 'individualId' | 'visible' | 'behaviour'> & {
  readonly scan: DatedScan;
  readonly individual: Individual;
  /** the individual's row and column in every matrix */
  readonly index: number;
  readonly behaviour: string;
  /** the place of the behaviour in the ethogram; −1 for one that is not in it */
  readonly code: number;
};

/** Numbers of entries that analyses leave out, by reason; an entry counts for the first reason that holds. */
export type Ignored = {
  readonly records: {
    readonly unknownScan: number;
    readonly unknownIndividual: number;
    /** a second record of one individual in one scan, and any further one */
    readonly repeated: number;
  };
  readonly interactions: {
    readonly unknownScan: number;
    readonly unknownIndividual: number;
    /** actor and receiver are the same */
    readonly selfDirected: number;
  };
  /** visible records whose behaviour is not in the ethogram: seen, but in no count of behaviours */
  readonly unknownBehaviours: number;
  /** visible records in a zone that is not listed */
  readonly unknownZones: number;
};

/** The parts of a data set that count, each reference resolved. */
export type ScanSample = {
  readonly scans: readonly DatedScan[];
  readonly individuals: readonly Individual[];
  /** the row and column of each individual in every matrix, by its id: its place among the individuals */
  readonly indexOf: ReadonlyMap<string, number>;
  /** the rows and columns of the individuals that the scans of each cohort looked for, by its id */
  readonly cohorts: ReadonlyMap<string, ReadonlySet<number>>;
  /** of the individuals, each once, in their order */
  readonly speciesIds: readonly string[];
  /** without the "not visible" code */
  readonly ethogram: readonly string[];
  /** records that are not ignored, visible or not */
  readonly recordCount: number;
  /** those of one scan stand together */
  readonly visible: readonly VisibleRecord[];
  readonly interactions: readonly Interaction[];
  readonly ignored: Ignored;
  readonly parameters: Parameters;
};

/**
 * Returns the scans, visible records and interactions of a data set that count, and the numbers of those that do not.
 * Of several records of one individual in one scan the first counts. Empty lists and zeros for an empty data set.
 * @source analysis definitions, 1
 */
export function sampleOf(dataSet: DataSet): ScanSample {
  const { individuals, parameters } = dataSet;
  const keysAt = periodKeysIn(ZONE);
  const indexOf = new Map(individuals.map(({ id }, index) => [id, index]));
  const scans = dataSet.scans.map(({ id, instant, cohortId }) => ({
    ...{ id, instant, ...keysAt(instant) },
    ...(cohortId === undefined ? {} : { cohortId }),
  }));
  const ethogram = [...new Set(dataSet.ethogram)].filter((code) => code !== dataSet.notVisibleCode);
  const codes = new Map(ethogram.map((code, at) => [code, at]));
  const zoneIds = new Set(dataSet.zones.map(({ id }) => id));
  const { visible, recordCount, ignored: records } = keptRecords(dataSet, scans, codes);
  const { interactions, ignored: ignoredInteractions } = keptInteractions(dataSet);
  return {
    scans,
    individuals,
    indexOf,
    cohorts: cohortsIn(dataSet, indexOf),
    speciesIds: [...new Set(individuals.map(({ speciesId }) => speciesId))],
    ethogram,
    recordCount,
    visible,
    interactions,
    ignored: {
      records,
      interactions: ignoredInteractions,
      unknownBehaviours: visible.filter(({ code }) => code < 0).length,
      unknownZones: visible.filter(({ zoneId }) => zoneId !== null && !zoneIds.has(zoneId)).length,
    },
    parameters,
  };
}

function cohortsIn({ cohorts = [] }: DataSet, indexOf: ScanSample['indexOf']): ScanSample['cohorts'] {
  return new Map(
    cohorts.map(({ id, individualIds }) => [id, new Set(individualIds.flatMap((one) => indexOf.get(one) ?? []))]),
  );
}

function keptRecords(
  { records, individuals, notVisibleCode }: DataSet,
  scans: readonly DatedScan[],
  codes: ReadonlyMap<string, number>,
) {
  const scanOf = new Map(scans.map((scan) => [scan.id, scan]));
  const memberOf = new Map(individuals.map((individual, index) => [individual.id, { individual, index }]));
  const recorded = new Map(scans.map(({ id }) => [id, new Set<string>()]));
  const ignored = { unknownScan: 0, unknownIndividual: 0, repeated: 0 };
  const visible: VisibleRecord[] = [];
  for (const { scanId, individualId, visible: isVisible, behaviour, ...more } of records) {
    const scan = scanOf.get(scanId);
    const member = memberOf.get(individualId);
    const inScan = recorded.get(scanId);
    if (scan === undefined) ignored.unknownScan += 1;
    else if (member === undefined) ignored.unknownIndividual += 1;
    else if (inScan?.has(individualId) === true) ignored.repeated += 1;
    else {
      inScan?.add(individualId);
      if (isVisible && behaviour !== null && behaviour !== notVisibleCode)
        visible.push({ ...more, ...member, scan, behaviour, code: codes.get(behaviour) ?? -1 });
    }
  }
  const ignoredCount = ignored.unknownScan + ignored.unknownIndividual + ignored.repeated;
  return {
    visible: [...Map.groupBy(visible, ({ scan }) => scan).values()].flat(),
    recordCount: records.length - ignoredCount,
    ignored,
  };
}

function keptInteractions({ interactions, scans, individuals }: DataSet) {
  const scanIds = new Set(scans.map(({ id }) => id));
  const ids = new Set(individuals.map(({ id }) => id));
  const ignored = { unknownScan: 0, unknownIndividual: 0, selfDirected: 0 };
  const kept: Interaction[] = [];
  for (const interaction of interactions) {
    const { scanId, actor, receiver } = interaction;
    if (!scanIds.has(scanId)) ignored.unknownScan += 1;
    else if (!ids.has(actor) || !ids.has(receiver)) ignored.unknownIndividual += 1;
    else if (actor === receiver) ignored.selfDirected += 1;
    else kept.push(interaction);
  }
  return { interactions: kept, ignored };
}

import * as z from 'zod/mini';
import type { Analysis } from '../analysis/analyse.ts';
import { DEFAULT_PARAMETERS } from '../analysis/default-parameters.ts';
import type { SampleCounts } from '../scan-analysis/session-data-set.ts';
import { MAX_QUERY_SCANS } from '../scan-analysis/sessions-to-read.ts';
import { documentId } from '../shared/field-shapes.ts';
import { ZONE } from '../time/epoch.ts';
import { isMinute, startOf } from '../time/typed-period.ts';
import type { Contract, DataOf, RequestOf } from './contract.ts';

/** Ids of one filter: as many as the address of the screen keeps. */
const MAX_FILTER_IDS = 60;
/** No threshold of a network needs more. */
const MAX_LEAST = 1_000_000;
const HOURS_A_DAY = 24;

/** The sessions of a campaign, the sessions and scans of one analysis, and the bytes of its answer as JSON. */
export const SERVER_ANALYSIS = {
  sessions: 1_000,
  scans: 10_000,
  /** a function of Google answers with 32 MB at most, an older one with 10 MB */
  answerBytes: 8_000_000,
  /** cells of all plans × visible records: the density of so many takes some seconds */
  densitySteps: 300_000_000,
} as const;

const day = z.string().check(
  z.maxLength(10),
  z.refine((text) => !isMinute(text) && startOf(text, ZONE) !== null),
);
const ids = z.prefault(z.array(documentId).check(z.maxLength(MAX_FILTER_IDS)), []);
const least = z.int().check(z.nonnegative(), z.maximum(MAX_LEAST));
const hour = z.int().check(z.minimum(0), z.maximum(HOURS_A_DAY));

/**
 * Computes every analysis of a campaign's scans, by the filters of `/ScanResultView`: the same numbers as the screen. People
 * who read no results of the campaign get those of their own sessions. Nothing is written but the count of analyses in the hour.
 */
export const scanAnalyticsContract = {
  name: 'scanAnalytics',
  request: z.strictObject({
    zooId: documentId,
    campaignId: documentId,
    enclosureId: z.prefault(z.nullable(documentId), null),
    /** local days of Paris, both included; null for no end */
    from: z.prefault(z.nullable(day), null),
    until: z.prefault(z.nullable(day), null),
    animalIds: ids,
    /** codes of behaviours */
    behaviours: ids,
    observerIds: ids,
    /** local hours: the first, and the first one that is too late; null for the whole day */
    hours: z.prefault(
      z.nullable(z.strictObject({ from: hour, until: hour }).check(z.refine(({ from, until }) => from < until))),
      null,
    ),
    minObservations: z.prefault(least, DEFAULT_PARAMETERS.minObservations),
    minInteractions: z.prefault(least.check(z.minimum(1)), DEFAULT_PARAMETERS.minInteractions),
    /** the latest scans; null for all */
    limit: z.prefault(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_QUERY_SCANS))), MAX_QUERY_SCANS),
  }),
  data: z.object({
    campaignId: z.string(),
    ethogramId: z.nullable(z.string()),
    ethogramVersion: z.nullable(z.number()),
    /** whether the caller reads their own sessions only */
    isOwnOnly: z.boolean(),
    /** scans of all sessions that were found, by their heads */
    scansFound: z.number(),
    sample: z.custom<SampleCounts>(isObject),
    /** docs/analyse.md names each field */
    analysis: z.custom<Analysis>(isObject),
  }),
  failure: 'session/analysis-failed',
} as const satisfies Contract;
export type ScanAnalyticsRequest = RequestOf<typeof scanAnalyticsContract>;
export type ScanAnalyticsData = DataOf<typeof scanAnalyticsContract>;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

import * as z from 'zod/mini';
import { listInput } from '../content/content-input.ts';
import { CODE_LENGTH } from '../ethograms/ethogram.ts';
import { documentId } from '../shared/field-shapes.ts';
import {
  CONCERNED_BY,
  EVALUATION_FREQUENCIES,
  EVALUATION_TYPES,
  MAX_CAMPAIGN_ANIMALS,
  MAX_CAMPAIGN_ENCLOSURES,
  MAX_CAMPAIGN_PEOPLE,
  MAX_EXPECTED_FREQUENCIES,
  SAMPLING_METHODS,
} from './campaign.ts';
import { CAMPAIGN_TYPES } from './campaign-type.ts';

const idOrNull = z.nullable(documentId);
const people = listInput(documentId, MAX_CAMPAIGN_PEOPLE);
/** A number of any sane size: a check names the one that is out of its limits. */
const number = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
/** An instant that a calendar can show: the years 1900 to 2200. */
const instant = z.int().check(z.minimum(-2_208_988_800_000), z.maximum(7_258_118_400_000));

/** The content of a campaign as a browser sends it: nothing unknown, nothing endless. */
export const campaignInput = z.strictObject({
  name: z.string().check(z.maxLength(2_000)),
  description: z.string().check(z.maxLength(20_000)),
  type: z.enum(CAMPAIGN_TYPES),
  startAtUnix: instant,
  endAtUnix: instant,
  isAutoRenewed: z.boolean(),
  isAutoRetried: z.boolean(),
  evaluationFrequency: z.enum(EVALUATION_FREQUENCIES),
  evaluationType: z.enum(EVALUATION_TYPES),
  ethogramId: idOrNull,
  questionnaireId: idOrNull,
  contextId: idOrNull,
  observerIds: people,
  auditorIds: people,
  concernedBy: z.enum(CONCERNED_BY),
  enclosureIds: listInput(documentId, MAX_CAMPAIGN_ENCLOSURES),
  animalIds: listInput(documentId, MAX_CAMPAIGN_ANIMALS),
  researchProjectId: idOrNull,
  isOfficial: z.boolean(),
  observation: z.strictObject({
    methods: listInput(z.enum(SAMPLING_METHODS), SAMPLING_METHODS.length),
    scanCount: number,
    scanIntervalMinutes: number,
    observationMinutes: number,
    observationCount: number,
    sessionMinutes: number,
    pauseMinutes: number,
    sessionCount: number,
    isDeferredAllowed: z.boolean(),
    isGroupMode: z.boolean(),
    hasLocation: z.boolean(),
    isExpertMode: z.boolean(),
  }),
  minAgreement: z.nullable(z.number().check(z.minimum(-1_000), z.maximum(1_000))),
  minScore: z.nullable(number),
  maxScore: z.nullable(number),
  expectedFrequencies: listInput(
    z.strictObject({
      code: z.string().check(z.maxLength(CODE_LENGTH)),
      min: z.nullable(number),
      max: z.nullable(number),
    }),
    MAX_EXPECTED_FREQUENCIES,
  ),
});

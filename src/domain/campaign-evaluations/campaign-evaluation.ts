import * as z from 'zod/mini';
import { CAMPAIGN_TYPES } from '../campaigns/campaign-type.ts';
import * as field from '../fields/fields.ts';
import { ANSWERED_FIELDS } from '../quick-evaluations/quick-evaluation.ts';

/** A campaign evaluates enclosures, or the animals that it names. */
export const SUBJECT_KINDS = ['animal', 'enclosure'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * An evaluation of one animal or enclosure with the questionnaire of a campaign, as stored in
 * `campaignEvaluations/{evaluationId}`. The server begins it; a participant of the campaign answers it like a quick
 * evaluation; the server adds the result. A second opinion (`secondOf`) is no evaluation of its subject.
 * @source specification, point 1 "Campaigns" and point 4 "Monitoring with tabs focal sampling, quiz, scan sampling"
 */
export const campaignEvaluationSchema = z.object({
  evaluationId: field.ownId(),
  zooId: field.zooId(),
  campaignId: field.id(),
  /** of the campaign, which cannot change once it is launched: results of training are never read with others */
  campaignType: field.choice(CAMPAIGN_TYPES),
  subjectKind: field.choice(SUBJECT_KINDS),
  /** of the animal or the enclosure */
  subjectId: field.id(),
  questionnaireId: field.id(),
  /** the version that the campaign froze: `questionnaires/{questionnaireId}/versions/{questionnaireVersion}` */
  questionnaireVersion: field.count(),
  /** the finished evaluation of the same campaign and subject on which an auditor gives a second opinion; else null */
  secondOf: field.older(field.idOrNull(), null),
  ...ANSWERED_FIELDS,
});
export type CampaignEvaluation = z.infer<typeof campaignEvaluationSchema>;

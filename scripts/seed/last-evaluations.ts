import { campaignEvaluationSchema } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { evaluatesSubject } from '../../src/domain/campaign-evaluations/second-opinion.ts';
import { evaluatedAt } from '../../src/domain/evaluation-history/last-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { sessionSchema } from '../../src/domain/observation-sessions/session.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/**
 * Returns documents whose animals and enclosures keep their last evaluation: the last finished session or evaluation of a
 * welfare campaign, as the server keeps it. Records that neither evaluated, and all other documents, stay as they are.
 */
export function withLastEvaluations(documents: readonly SeedDocument[]): SeedDocument[] {
  const types = new Map<string, Campaign['type']>();
  for (const { path, data } of documents)
    if (/^campaigns\/[^/]+$/.test(path)) types.set(String(data['campaignId']), data['type'] as Campaign['type']);
  const lastOf = new Map<string, number>();
  for (const { path, data } of documents) {
    if (path.startsWith('campaignEvaluations/')) {
      const evaluation = campaignEvaluationSchema.parse(data);
      const { subjectKind, subjectId, finishedAtUnix } = evaluation;
      const record = `${subjectKind === 'animal' ? 'animals' : 'enclosures'}/${subjectId}`;
      if (finishedAtUnix !== null && evaluatesSubject(evaluation))
        lastOf.set(record, Math.max(lastOf.get(record) ?? finishedAtUnix, finishedAtUnix));
      continue;
    }
    if (!/^visits\/[^/]+$/.test(path)) continue;
    const session = sessionSchema.parse(data);
    const atUnix = evaluatedAt(session, types.get(session.campaignId) ?? null);
    if (atUnix === null) continue;
    const evaluated = [`enclosures/${session.enclosureId}`, ...session.animalIds.map((id) => `animals/${id}`)];
    for (const record of evaluated) lastOf.set(record, Math.max(lastOf.get(record) ?? atUnix, atUnix));
  }
  return documents.map((document) => {
    const lastEvaluationUnix = lastOf.get(document.path);
    if (lastEvaluationUnix === undefined) return document;
    return { ...document, ...stored(document.path, { ...document.data, lastEvaluationUnix }) };
  });
}

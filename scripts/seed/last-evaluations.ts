import { campaignEvaluationSchema } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { evaluatedAt, evaluatesSubject } from '../../src/domain/evaluation-history/last-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { sessionSchema } from '../../src/domain/observation-sessions/session.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** The last evaluation of animals and enclosures, by the paths of their documents. */
export class LastEvaluations {
  readonly #types = new Map<string, Campaign['type']>();
  readonly #lastOf = new Map<string, number>();

  /** Notes a session or an evaluation; a session comes after its campaign. Other documents are passed over. */
  add({ path, data }: SeedDocument): void {
    if (/^campaigns\/[^/]+$/.test(path)) this.#types.set(String(data['campaignId']), data['type'] as Campaign['type']);
    else if (path.startsWith('campaignEvaluations/')) {
      const evaluation = campaignEvaluationSchema.parse(data);
      const { subjectKind, subjectId, finishedAtUnix } = evaluation;
      if (finishedAtUnix !== null && evaluatesSubject(evaluation))
        this.#evaluated(`${subjectKind === 'animal' ? 'animals' : 'enclosures'}/${subjectId}`, finishedAtUnix);
    } else if (/^visits\/[^/]+$/.test(path)) {
      const session = sessionSchema.parse(data);
      const atUnix = evaluatedAt(session, this.#types.get(session.campaignId) ?? null);
      if (atUnix === null) return;
      this.#evaluated(`enclosures/${session.enclosureId}`, atUnix);
      for (const animalId of session.animalIds) this.#evaluated(`animals/${animalId}`, atUnix);
    }
  }

  /** Returns a document with the last evaluation that the server would keep in it; any other document as it is. */
  keptIn(document: SeedDocument): SeedDocument {
    const lastEvaluationUnix = this.#lastOf.get(document.path);
    if (lastEvaluationUnix === undefined) return document;
    return { ...document, ...stored(document.path, { ...document.data, lastEvaluationUnix }) };
  }

  #evaluated(path: string, atUnix: number): void {
    this.#lastOf.set(path, Math.max(this.#lastOf.get(path) ?? atUnix, atUnix));
  }
}

/**
 * Returns documents whose animals and enclosures keep their last evaluation: the last finished session or evaluation of a
 * welfare campaign, as the server keeps it. Records that neither evaluated, and all other documents, stay as they are.
 */
export function withLastEvaluations(documents: readonly SeedDocument[]): SeedDocument[] {
  const last = new LastEvaluations();
  const campaignsFirst = documents.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const document of campaignsFirst) last.add(document);
  return documents.map((document) => last.keptIn(document));
}

function rankOf({ path }: SeedDocument): number {
  return path.startsWith('campaigns/') ? 0 : 1;
}

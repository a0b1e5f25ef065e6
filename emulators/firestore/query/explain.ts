/** The plan and the cost of a query, for a request that asks for an explanation. */
import type { IndexDefinitions } from '../indexes/definitions.ts';
import { proposedIndex } from '../indexes/proposal.ts';
import { requirementsOf } from '../indexes/requirement.ts';
import { servingIndexes } from '../indexes/satisfy.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { ExplainMetrics, ExplainOptions } from '../wire.ts';
import type { QueryPlan } from './plan.ts';

/** Returns whether the request wants only the plan and no result. */
export function onlyPlanned(options: ExplainOptions | undefined): boolean {
  return options !== undefined && options.analyze !== true;
}

/** The indexes that serve the query, or the indexes it would need. */
export function planSummary(
  definitions: IndexDefinitions,
  plan: QueryPlan,
  summed: readonly FieldPath[] = [],
): NonNullable<ExplainMetrics['planSummary']> {
  const used = requirementsOf(plan, summed).flatMap((requirement) => {
    const serving = servingIndexes(definitions, requirement) ?? [proposedIndex(requirement)];
    if (serving.length > 0) return serving;
    const { collectionId, scope } = requirement;
    return [{ collectionId, scope, fields: [], nameDescending: false }];
  });
  const texts = used.map(({ scope, fields, nameDescending }) => {
    const name = `__name__ ${nameDescending ? 'DESC' : 'ASC'}`;
    const properties = [...fields.map(({ path, mode }) => `${path} ${mode}`), name].join(', ');
    return { query_scope: scope === 'COLLECTION' ? 'Collection' : 'Collection group', properties: `(${properties})` };
  });
  const distinct = new Map(texts.map((text) => [text.properties, text]));
  return { indexesUsed: [...distinct.values()] };
}

/** The statistics of the execution. */
export function executionStats(found: {
  readonly results: number;
  readonly scanned: number;
  readonly reads: number;
  readonly milliseconds: number;
}): NonNullable<ExplainMetrics['executionStats']> {
  const { results, scanned, reads, milliseconds } = found;
  return {
    resultsReturned: String(results),
    executionDuration: `${(milliseconds / 1000).toFixed(6)}s`,
    readOperations: String(reads),
    debugStats: {
      documents_scanned: String(scanned),
      index_entries_scanned: String(scanned),
      billing_details: {
        documents_billable: String(reads),
        index_entries_billable: '0',
        small_ops: '0',
        min_query_cost: '0',
      },
    },
  };
}

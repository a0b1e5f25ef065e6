import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { saveTaxonContract, type SaveTaxonRequest } from '../../../src/domain/callables/taxonomy.ts';
import { callable } from '../common/callable.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { refuse } from '../common/refusal.ts';
import { refuseUnlessEditor } from './reference-editor.ts';
import { writeTaxon } from './write-taxon.ts';

/**
 * Creates or changes a family or an order of the catalogue.
 * @source src/domain/callables/taxonomy.ts; specification, point 8 "Impossible to create the order"
 */
export const saveTaxon = callable({
  name: 'saveTaxon',
  request: saveTaxonContract.request,
  admits: 'active',
  handle: save,
});

async function save(request: SaveTaxonRequest, caller: Caller): Promise<CallableAnswer<{ id: string }>> {
  const refused = await refuseUnlessEditor(caller);
  if (refused !== null) return refused;
  try {
    return await writeTaxon(request);
  } catch (failure) {
    logFailure('saveTaxon', failure, { userId: caller.userId, kind: request.kind });
    return refuse(request.kind === 'order' && request.id === null ? 'order/create-failed' : 'taxon/save-failed');
  }
}

import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { saveSpeciesContract, type SaveSpeciesRequest } from '../../../src/domain/callables/taxonomy.ts';
import { callable } from '../common/callable.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { refuse } from '../common/refusal.ts';
import { refuseUnlessEditor } from './reference-editor.ts';
import { writeSpecies } from './write-species.ts';

/**
 * Creates or changes a species of the catalogue, asks for its review or closes it; each change stands in its log.
 * @source src/domain/callables/taxonomy.ts; specification, points 3 and 4
 */
export const saveSpecies = callable({
  name: 'saveSpecies',
  request: saveSpeciesContract.request,
  admits: 'active',
  handle: save,
});

async function save(request: SaveSpeciesRequest, caller: Caller): Promise<CallableAnswer<{ specieId: string }>> {
  const refused = await refuseUnlessEditor(caller);
  if (refused !== null) return refused;
  try {
    return await writeSpecies(request, caller);
  } catch (failure) {
    logFailure('saveSpecies', failure, { userId: caller.userId, specieId: request.specieId ?? 'new' });
    return refuse('taxon/save-failed');
  }
}

import { listImportsContract, MAX_LISTED_IMPORTS } from '../../../src/domain/callables/import-animals.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { mayInSector, maySomewhere } from '../common/park-actor.ts';
import { refuse } from '../common/refusal.ts';
import { displayNames } from '../people/display-names.ts';
import { type KeptCall, keptCalls } from './import-steps.ts';

/**
 * Answers with the imports that the person may undo, the calls of each counted together.
 * @source src/domain/callables/import-animals.ts
 */
export const listImports = parkCallable(listImportsContract, {
  async handle({ zooId }, { actor }) {
    if (!maySomewhere(actor, 'animal.edit')) return refuse('generic/permission-denied');
    const isAdmin = mayInSector(actor, 'animal.share', null);
    const calls = (await keptCalls(database(), zooId)).filter(({ by }) => isAdmin || by === actor.userId);
    const imports = [...Map.groupBy(calls, ({ importId }) => importId).values()].slice(0, MAX_LISTED_IMPORTS);
    const names = await displayNames(calls.map(({ by }) => by));
    return { imports: imports.map((some) => listed(some, names)) };
  },
});

/** Returns the calls of one import as one; the first of them is the latest. */
function listed(calls: readonly KeptCall[], names: ReadonlyMap<string, string>) {
  const [latest] = calls;
  const { importId, fileName, by } = latest ?? { importId: '', fileName: '', by: '' };
  const atUnix = Math.min(...calls.map((call) => call.atUnix));
  const created = calls.reduce((sum, call) => sum + call.created, 0);
  const updated = calls.reduce((sum, call) => sum + call.updated, 0);
  return { importId, fileName, atUnix, byName: names.get(by) ?? '', created, updated };
}

import { mayDo } from '../../../src/domain/access/operations.ts';
import { mayImportSomewhere } from '../../../src/domain/campaigns/campaign-rights.ts';
import { MAX_LISTED_IMPORTS } from '../../../src/domain/callables/import-animals.ts';
import { listSessionImportsContract } from '../../../src/domain/callables/observation-sessions.ts';
import { parkCallable } from '../common/park-callable.ts';
import { refuse } from '../common/refusal.ts';
import { displayNames } from '../people/display-names.ts';
import { type KeptCall, keptCalls } from './kept-imports.ts';

/**
 * Answers with the imports of sessions that the person may undo, the calls of each counted together.
 * @source src/domain/callables/observation-sessions.ts
 */
export const listSessionImports = parkCallable(listSessionImportsContract, {
  async handle({ zooId }, { actor }) {
    if (!mayImportSomewhere(actor)) return refuse('generic/permission-denied');
    const seesAll = mayDo(actor, 'session.undoImport', { zooId, sectorIds: [], authorId: null });
    const calls = (await keptCalls(zooId)).filter(({ by }) => seesAll || by === actor.userId);
    const imports = [...Map.groupBy(calls, ({ importId }) => importId).values()].slice(0, MAX_LISTED_IMPORTS);
    const names = await displayNames(imports.flatMap((some) => some.map(({ by }) => by)));
    return { imports: imports.flatMap((some) => listed(some, names)) };
  },
});

/** Returns the calls of one import as one. */
function listed(calls: readonly KeptCall[], names: ReadonlyMap<string, string>) {
  const [latest] = calls;
  if (latest === undefined) return [];
  const { importId, fileName, by } = latest;
  const atUnix = Math.min(...calls.map((call) => call.atUnix));
  const count = calls.reduce((sum, { sessions }) => sum + sessions.length, 0);
  return [{ importId, fileName, atUnix, byName: names.get(by) ?? '', count }];
}

/** Runs the shared list with two clients of one kind. */
import type { Behaviour, Stage } from '../behaviour.ts';
import { runBehaviours } from '../run.ts';
import type { Findings } from '../run.ts';
import { watched } from '../watched.ts';
import type { ClientKind, SdkClients } from './client.ts';
import { sdkZoo } from './zoo.ts';

export async function runShared(
  clients: SdkClients,
  kind: ClientKind,
  list: readonly Behaviour[],
  atOnce: number,
): Promise<Findings> {
  const [first, second] = [clients.open(kind), clients.open({ ...kind, cache: 'memory' })];
  const findings = await runBehaviours<Stage>({
    list,
    atOnce,
    stage: (corner) => {
      const { zoo, other, stopAll } = watched([sdkZoo(first.db, corner), sdkZoo(second.db, corner)]);
      return { stage: { zoo, other }, leave: async () => stopAll() };
    },
  });
  await Promise.all([first.close(), second.close()]);
  return findings;
}

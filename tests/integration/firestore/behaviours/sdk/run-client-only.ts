/** Runs the behaviours of the client SDK alone. */
import type { Behaviour } from '../behaviour.ts';
import { handsOf } from '../client-only/stage.ts';
import type { ClientStage } from '../client-only/stage.ts';
import { runBehaviours } from '../run.ts';
import type { Findings } from '../run.ts';
import { watched } from '../watched.ts';
import type { ClientKind, SdkClient, SdkClients } from './client.ts';
import { sdkZoo } from './zoo.ts';

export async function runClientOnly(
  clients: SdkClients,
  kind: ClientKind,
  list: readonly Behaviour<ClientStage>[],
  atOnce: number,
): Promise<Findings> {
  const [first, second] = [clients.open(kind), clients.open({ ...kind, cache: 'memory' })];
  let corners = 0;
  const findings = await runBehaviours<ClientStage>({
    list,
    atOnce,
    stage: (corner) => {
      corners += 1;
      const place = corners;
      const opened: SdkClient[] = [];
      const { zoo, other, stopAll } = watched([sdkZoo(first.db, corner), sdkZoo(second.db, corner)]);
      const own = (name?: string) => {
        const client = clients.open(kind, name === undefined ? undefined : `${name}-${place}`);
        opened.push(client);
        return { ...handsOf(client.db, corner), close: client.close };
      };
      return {
        stage: { zoo, other, kind, hands: handsOf(first.db, corner), own },
        leave: async () => {
          stopAll();
          await Promise.all(opened.map((client) => client.close()));
        },
      };
    },
  });
  await Promise.all([first.close(), second.close()]);
  return findings;
}

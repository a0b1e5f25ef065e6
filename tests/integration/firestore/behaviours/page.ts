/** The code inside the browser: whole lists of behaviours, with the web SDK. */
import { setLogLevel } from 'firebase/firestore';
import { title } from './behaviour.ts';
import { clientList } from './client-only/list.ts';
import type { Findings } from './run.ts';
import { SdkClients } from './sdk/client.ts';
import type { Address, ClientKind } from './sdk/client.ts';
import { runClientOnly } from './sdk/run-client-only.ts';
import { runShared } from './sdk/run-shared.ts';
import { sharedList } from './shared/list.ts';

setLogLevel('silent');

export type Lists = { readonly shared: Findings; readonly clientOnly: Findings };

export type Order = {
  readonly address: Address;
  readonly kind: ClientKind;
  readonly atOnce: number;
  /** only sentences that contain these words */
  readonly only?: string;
};

async function run({ address, kind, atOnce, only = '' }: Order): Promise<Lists> {
  const clients = new SdkClients(address);
  const chosen = (behaviour: Parameters<typeof title>[0]): boolean => title(behaviour).includes(only);
  return {
    shared: await runShared(clients, kind, sharedList.filter(chosen), atOnce),
    clientOnly: await runClientOnly(clients, kind, clientList(kind).filter(chosen), Math.ceil(atOnce / 2)),
  };
}

const behaviours = { run };

export type Behaviours = typeof behaviours;

(globalThis as unknown as { behaviours: Behaviours }).behaviours = behaviours;

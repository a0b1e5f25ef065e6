/** What runs inside the browser: whole lists of behaviours, with the web SDK. */
import { setLogLevel } from 'firebase/firestore';
import { title } from './behaviour.ts';
import type { Findings } from './run.ts';
import { SdkClients } from './sdk/client.ts';
import type { Address, ClientKind } from './sdk/client.ts';
import { runShared } from './sdk/run-shared.ts';
import { sharedList } from './shared/list.ts';

setLogLevel('silent');

export type Lists = { readonly shared: Findings };

export type Order = {
  readonly address: Address;
  readonly kind: ClientKind;
  readonly atOnce: number;
  /** only sentences that contain these words */
  readonly only?: string;
};

async function run({ address, kind, atOnce, only = '' }: Order): Promise<Lists> {
  const clients = new SdkClients(address);
  const shared = sharedList.filter((behaviour) => title(behaviour).includes(only));
  return { shared: await runShared(clients, kind, shared, atOnce) };
}

const behaviours = { run };

export type Behaviours = typeof behaviours;

(globalThis as unknown as { behaviours: Behaviours }).behaviours = behaviours;

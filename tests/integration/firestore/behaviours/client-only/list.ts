/** Behaviours of the client SDK alone. */
import type { Behaviour } from '../behaviour.ts';
import type { ClientKind } from '../sdk/client.ts';
import { library } from './library.ts';
import { metadata } from './metadata.ts';
import { offline } from './offline.ts';
import { persistence } from './persistence.ts';
import type { ClientStage } from './stage.ts';
import { optimistic } from './transactions.ts';

export function clientList({ cache }: ClientKind): Behaviour<ClientStage>[] {
  return [...metadata, ...offline, ...optimistic, ...library, ...(cache === 'persistent' ? persistence : [])];
}

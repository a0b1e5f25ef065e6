import type { Actor } from '../../../src/domain/access/actor.ts';
import type { RetirePlaceRequest } from '../../../src/domain/callables/animals.ts';

/** What becomes of a place; its name, for the record. */
export type Retired = { readonly name: string };

/** What one kind of place needs to be retired within a transaction. */
export type Retirement = Pick<RetirePlaceRequest, 'zooId' | 'id' | 'mode'> & { readonly actor: Actor };

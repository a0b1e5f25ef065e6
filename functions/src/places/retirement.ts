import type { Actor } from '../../../src/domain/access/actor.ts';
import type { RetirePlaceRequest } from '../../../src/domain/callables/animals.ts';

/** A retired place; its name is for the record. */
export type Retired = { readonly name: string };

/** The input for retiring a place of one kind within a transaction. */
export type Retirement = Pick<RetirePlaceRequest, 'zooId' | 'id' | 'mode'> & { readonly actor: Actor };

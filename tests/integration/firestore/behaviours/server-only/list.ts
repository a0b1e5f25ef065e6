/** Behaviours of firebase-admin alone. */
import { listings } from './listings.ts';
import { preconditions } from './preconditions.ts';
import { pessimistic } from './transactions.ts';

export const serverList = [...listings, ...preconditions, ...pessimistic];

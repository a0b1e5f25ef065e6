import { type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { EVERYONE } from '#domain/information/information.ts';

/** Returns the condition of a query for information that is for a person, or for everybody. */
export function isFor(userId: string): QueryFieldFilterConstraint {
  return where('audience', 'array-contains-any', [EVERYONE, userId]);
}

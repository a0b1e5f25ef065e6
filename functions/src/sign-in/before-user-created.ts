import { beforeUserCreated as defineBefore, HttpsError } from 'firebase-functions/identity';
import { REGION } from '../common/firebase.ts';

/**
 * Refuses every account that a browser makes for itself. Accounts of invitations and of `createUser` are made with the
 * server's rights, which this function does not see.
 */
export const beforeUserCreated = defineBefore({ region: REGION, memory: '256MiB' }, () => {
  throw new HttpsError('permission-denied', 'Accounts are made by an invitation or by an admin.');
});

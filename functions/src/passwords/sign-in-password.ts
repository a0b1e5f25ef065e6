import { accounts } from '../common/firebase.ts';
import { endSessions } from '../common/sessions-end.ts';

/** Sets the password of a sign-in account and ends its sessions. Throws the errors of the sign-in service. */
export async function setSignInPassword(userId: string, password: string): Promise<void> {
  await accounts().updateUser(userId, { password });
  await endSessions(userId);
}

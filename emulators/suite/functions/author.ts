import type { Caller } from '../../firestore/contract.ts';

/** The author of a change, in the terms of events with authentication context. */
export type Author = { readonly authtype: string; readonly authid?: string };

/**
 * The documented kinds include no end user: they come as `unknown` with their uid. The administrator is a service
 * account, and so is the suite itself.
 */
export function authorOf(caller: Caller | undefined, project: string): Author {
  switch (caller?.kind) {
    case undefined:
      return { authtype: 'system' };
    case 'owner':
      return { authtype: 'service_account', authid: `firebase-adminsdk@${project}.iam.gserviceaccount.com` };
    case 'user':
      return { authtype: 'unknown', authid: caller.uid };
    case 'anonymous':
      return { authtype: 'unauthenticated' };
  }
}

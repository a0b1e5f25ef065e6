import { createContext, useContext } from 'react';
import type * as ownPassword from '#state/session/own-password.ts';

/** The calls of authentication that the list of devices uses. */
export type SessionServices = Pick<typeof ownPassword, 'ownSessions' | 'endOtherSessions'>;

const fromFirebase: SessionServices = {
  ownSessions: async () => (await import('#state/session/own-password.ts')).ownSessions(),
  endOtherSessions: async (password) => (await import('#state/session/own-password.ts')).endOtherSessions(password),
};

/** Replaced in tests; elsewhere the real authentication. */
export const SessionServicesContext = createContext<SessionServices>(fromFirebase);

export function useSessionServices(): SessionServices {
  return useContext(SessionServicesContext);
}

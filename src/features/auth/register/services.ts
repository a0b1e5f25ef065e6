import { createContext, useContext } from 'react';
import type * as authentication from '#state/session/authentication.ts';
import type * as invitation from '#state/session/invitation.ts';

/** The calls of the server that the registration page uses. */
export type RegisterServices = Pick<typeof authentication, 'signIn'> & typeof invitation;

const fromServer: RegisterServices = {
  readInvitation: async (link) => (await import('#state/session/invitation.ts')).readInvitation(link),
  proveInvitedAddress: async (request) => (await import('#state/session/invitation.ts')).proveInvitedAddress(request),
  acceptInvitation: async (request) => (await import('#state/session/invitation.ts')).acceptInvitation(request),
  signIn: async (email, password) => (await import('#state/session/authentication.ts')).signIn(email, password),
};

/** Replaced in tests; elsewhere the real server. */
export const RegisterServicesContext = createContext<RegisterServices>(fromServer);

export function useRegisterServices(): RegisterServices {
  return useContext(RegisterServicesContext);
}

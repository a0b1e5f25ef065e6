import { createContext, useContext } from 'react';
import type * as authentication from '#state/session/authentication.ts';

/** What the sign-in page asks of authentication. */
export type SignInServices = Pick<typeof authentication, 'signIn' | 'sendPasswordReset'>;

// Authentication is fetched beside the page, not before it: the form is there while it arrives.
const fromFirebase: SignInServices = {
  signIn: async (email, password) => (await import('#state/session/authentication.ts')).signIn(email, password),
  sendPasswordReset: async (email) => (await import('#state/session/authentication.ts')).sendPasswordReset(email),
};

/** Replaced in tests; elsewhere the real authentication. */
export const SignInServicesContext = createContext<SignInServices>(fromFirebase);

export function useSignInServices(): SignInServices {
  return useContext(SignInServicesContext);
}

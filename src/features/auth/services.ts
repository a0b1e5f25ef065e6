import { createContext, useContext } from 'react';
import type * as authentication from '#state/session/authentication.ts';
import { isDemonstrationOffered } from '#state/session/demonstration.ts';
import type * as entry from '#state/session/enter-demonstration.ts';
import type * as ownPassword from '#state/session/own-password.ts';

/** The calls of authentication that the sign-in page uses. */
export type SignInServices = Pick<typeof authentication, 'signIn' | 'sendPasswordReset'> &
  Pick<typeof ownPassword, 'choosePassword'> &
  typeof entry & { readonly isDemonstrationOffered: typeof isDemonstrationOffered };

// Authentication is loaded at the first call: the form is there before it.
const fromFirebase: SignInServices = {
  signIn: async (email, password) => (await import('#state/session/authentication.ts')).signIn(email, password),
  sendPasswordReset: async (email) => (await import('#state/session/authentication.ts')).sendPasswordReset(email),
  isDemonstrationOffered,
  enterDemonstration: async () => (await import('#state/session/enter-demonstration.ts')).enterDemonstration(),
  choosePassword: async (password) => (await import('#state/session/own-password.ts')).choosePassword(password),
};

/** Replaced in tests; elsewhere the real authentication. */
export const SignInServicesContext = createContext<SignInServices>(fromFirebase);

export function useSignInServices(): SignInServices {
  return useContext(SignInServicesContext);
}

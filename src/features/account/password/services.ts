import { createContext, useContext } from 'react';
import type * as ownPassword from '#state/session/own-password.ts';

/** The calls of authentication that the password tab uses. */
export type PasswordServices = Pick<typeof ownPassword, 'changePassword'>;

const fromFirebase: PasswordServices = {
  changePassword: async (current, next) =>
    (await import('#state/session/own-password.ts')).changePassword(current, next),
};

/** Replaced in tests; elsewhere the real authentication. */
export const PasswordServicesContext = createContext<PasswordServices>(fromFirebase);

export function usePasswordServices(): PasswordServices {
  return useContext(PasswordServicesContext);
}

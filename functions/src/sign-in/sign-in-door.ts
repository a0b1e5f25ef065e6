type Environment = Readonly<Record<string, string | undefined>>;

/** The place at which the server asks whether a password is right. */
export type SignInDoor = { readonly origin: string; readonly key: string };

/**
 * Returns the place at which the server checks passwords: the local sign-in service, or Google's when the project has a
 * key for it; null when browsers ask the service themselves.
 */
export function signInDoor(environment: Environment = process.env): SignInDoor | null {
  const local = environment['FIREBASE_AUTH_EMULATOR_HOST'];
  if (local !== undefined && local !== '')
    return { origin: `http://${local}/identitytoolkit.googleapis.com`, key: 'local' };
  const key = environment['ENCLOS_WEB_API_KEY'] ?? '';
  return key === '' ? null : { origin: 'https://identitytoolkit.googleapis.com', key };
}

/**
 * Returns whether a right password opens a session only when the server has checked it. A project whose other apps ask
 * the sign-in service themselves allows that.
 */
export function isDoorTheOnlyWay(environment: Environment = process.env): boolean {
  return signInDoor(environment) !== null && environment['ENCLOS_DIRECT_SIGN_IN'] !== 'allowed';
}

// The pages' calls of authentication; `startSession` follows the rest.
export { sendPasswordReset, signIn } from '#data/auth/auth.repository.ts';

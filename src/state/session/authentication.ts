// What the pages ask of authentication; the rest of it is followed by `startSession`.
export { sendPasswordReset, signIn } from '#data/auth/auth.repository.ts';

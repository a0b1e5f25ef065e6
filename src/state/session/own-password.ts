// A signed-in person's calls for their own password; see src/data/auth/own-password.ts.
export { changePassword, choosePassword } from '#data/auth/own-password.ts';

// What a signed-in person does to their own password; see src/data/auth/own-password.ts.
export { changePassword, choosePassword } from '#data/auth/own-password.ts';

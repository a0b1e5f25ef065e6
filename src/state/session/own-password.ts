// A signed-in person's calls for their own password and sessions; see src/data/auth/own-password.ts.
export { changePassword, choosePassword, endOtherSessions } from '#data/auth/own-password.ts';
export { ownSessions } from '#data/auth/own-sessions.ts';

// The registration page's calls of the server.
export { acceptInvitation, readInvitation } from '#data/callables/invitation-calls.ts';

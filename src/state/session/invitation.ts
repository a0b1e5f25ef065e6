// The registration page's calls of the server.
export { acceptInvitation, proveInvitedAddress, readInvitation } from '#data/callables/invitation-calls.ts';

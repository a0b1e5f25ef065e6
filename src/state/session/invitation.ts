// What the registration page asks of the server.
export { acceptInvitation, readInvitation } from '#data/callables/invitation-calls.ts';

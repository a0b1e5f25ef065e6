/**
 * The form of every Slack endpoint. Any other address would send an establishment's words to a stranger: neither a
 * blank, a query nor a way up can follow its beginning.
 */
export const SLACK_ENDPOINT_FORM = /https:\/\/hooks[.]slack[.]com\/services\/[A-Za-z0-9_/-]+/;

const WHOLE = new RegExp(`^${SLACK_ENDPOINT_FORM.source}$`);
/** A server on the same machine, at any port: the tests play Slack there. */
const LOCAL = /^http:\/\/(?:127[.]0[.]0[.]1|localhost):\d{1,5}\/[A-Za-z0-9_/-]*$/;

/** Returns whether an address is an incoming webhook of Slack. */
export function isSlackEndpoint(address: string): boolean {
  return WHOLE.test(address);
}

/** Returns whether an address is a server on this machine, which only the local Firebase may write to. */
export function isLocalEndpoint(address: string): boolean {
  return LOCAL.test(address);
}
